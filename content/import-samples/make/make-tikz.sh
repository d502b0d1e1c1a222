#!/bin/sh
# Writes the samples of TikZ (latex and dvisvgm) and of Asymptote.
# Usage: make-tikz.sh [FOLDER]
set -eu
folder=$(cd "${1:-$(dirname "$0")/..}" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
export SOURCE_DATE_EPOCH=0

# dvisvgm writes glyphs and fonts in the order of their addresses in memory, which changes.
sorted='
import re, sys
text = open(sys.argv[1], encoding="utf-8").read()
for kind in (r"<path id=.g\d[^\n]*\n", r"<font id=.*?</font>\n"):
    run = re.compile(f"(?:{kind})+", re.DOTALL)
    text = run.sub(lambda found: "".join(sorted(re.findall(kind, found[0], re.DOTALL))), text)
sys.stdout.write(text)
'

# name, options of dvisvgm; the body of the document from standard input
picture() {
  {
    printf '%s\n' '\documentclass{article}' '\pagestyle{empty}' '\def\pgfsysdriver{pgfsys-dvisvgm.def}' '\usepackage[T1]{fontenc}' '\usepackage{amsmath,tikz}' "$3" '\begin{document}'
    cat
    printf '%s\n' '\end{document}'
  } > "$1.tex"
  latex -interaction=batchmode -halt-on-error "$1.tex" > /dev/null || { tail -30 "$1.log"; exit 1; }
  # shellcheck disable=SC2086
  dvisvgm --verbosity=1 --bbox=4pt $2 -o "$1.svg" "$1.dvi"
  python3 -c "$sorted" "$1.svg" > "$folder/$1.svg"
}

# Circuit, glyphs as symbols with use
picture tikz-stromkreis --no-fonts '\usepackage[europeanresistors,europeanvoltages]{circuitikz}' <<'END'
\begin{circuitikz}[line width=0.6pt, font=\sffamily]
  \draw (0,0) to[battery1, l=$U_0{=}12\,\mathrm{V}$] (0,5)
    to[rmeter, t=A, l=$I$] (3,5)
    to[R, l=$R_1{=}100\,\Omega$] (6,5) -- (8,5)
    to[R, l=$R_3{=}330\,\Omega$, i>^=$I_3$] (8,0) -- (2.6,0) to[cspst, l_=Schalter] (0.8,0) -- (0,0);
  \draw (6,5) to[R, l_=$R_2{=}220\,\Omega$, i>_=$I_2$, *-*] (6,0);
  \draw (8,5) -- (10.6,5) to[rmeter, t=V, l=$U_3$] (10.6,0) -- (8,0);
  \draw (4,0) node[ground]{} ;
  \node[font=\sffamily\large] at (5,6.6) {Reihen- und Parallelschaltung};
\end{circuitikz}
END

# Unit circle, text elements with embedded SVG fonts
picture tikz-einheitskreis '' '' <<'END'
\begin{tikzpicture}[scale=3.2, >=latex]
  \draw[step=0.25, gray!35, very thin] (-1.3,-1.3) grid (1.3,1.3);
  \draw[->] (-1.4,0) -- (1.45,0) node[right] {$x$};
  \draw[->] (0,-1.4) -- (0,1.45) node[above] {$y$};
  \filldraw[fill=green!20, draw=green!50!black] (0,0) -- (0.32,0) arc (0:35:0.32) -- cycle;
  \node[green!40!black] at (17:0.22) {$\alpha$};
  \draw[thick] (0,0) circle (1);
  \draw[very thick, red] (35:1) -- node[left=1pt, fill=white, inner sep=1pt] {$\sin\alpha$} ({cos(35)},0);
  \draw[very thick, blue] (0,0) -- node[below=2pt] {$\cos\alpha$} ({cos(35)},0);
  \draw[very thick, orange] (1,0) -- node[right=1pt, fill=white, inner sep=1pt] {$\displaystyle\tan\alpha=\frac{\sin\alpha}{\cos\alpha}$} (1,{tan(35)});
  \draw[thick] (0,0) -- node[above left=-2pt] {$1$} (35:1) -- (1,{tan(35)});
  \fill (35:1) circle (0.7pt) node[above=3pt] {$P$};
  \foreach \x/\t in {-1/-1, 1/1} \draw (\x,-0.02) -- (\x,0.02) node[below left=1pt] {$\t$};
  \foreach \y/\t in {-1/-1, 1/1} \draw (-0.02,\y) -- (0.02,\y) node[above left=1pt] {$\t$};
\end{tikzpicture}
END

# Cube and its net, patterns, dashed edges
picture tikz-wuerfel-und-netz --no-fonts '\usetikzlibrary{patterns}' <<'END'
\begin{tikzpicture}[line join=round, font=\sffamily]
  \begin{scope}[x={(1cm,0cm)}, y={(0cm,1cm)}, z={(0.45cm,0.4cm)}, scale=2]
    \draw[dashed] (0,0,1) -- (1,0,1) (0,0,1) -- (0,1,1) (0,0,1) -- (0,0,0);
    \draw[thick] (0,0,0) -- (1,0,0) -- (1,1,0) -- (0,1,0) -- cycle (1,0,0) -- (1,0,1) -- (1,1,1) -- (0,1,1) -- (0,1,0) (1,1,0) -- (1,1,1);
    \foreach \n/\p/\where in {A/{0,0,0}/below left, B/{1,0,0}/below, C/{1,0,1}/right, D/{0,0,1}/above left, E/{0,1,0}/left, F/{1,1,0}/below right, G/{1,1,1}/right, H/{0,1,1}/above}
      \fill (\p) circle (1pt) node[\where] {\n};
    \node[below] at (0.5,-0.3,0) {Würfel};
  \end{scope}
  \begin{scope}[shift={(5,-1.4)}, scale=1.5]
    \foreach \x/\y/\t/\f in {0/1/links/gray!15, 1/1/vorn/white, 2/1/rechts/gray!15, 3/1/hinten/white, 1/2/oben/white, 1/0/unten/white} {
      \filldraw[fill=\f, thick] (\x,\y) rectangle ++(1,1);
      \node[font=\sffamily\small] at (\x+0.5,\y+0.5) {\t};
    }
    \fill[pattern=north east lines, pattern color=blue!50] (1,2) rectangle ++(1,0.25);
    \draw[<->] (4.2,1) -- node[right] {$a=1{,}5\,\mathrm{cm}$} (4.2,2);
    \node at (2.9,0.4) {Netz};
  \end{scope}
\end{tikzpicture}
END

# Rays through a converging lens; Asymptote writes its labels as outlines
cat > asymptote-sammellinse.asy <<'END'
settings.outformat = "svg";
size(16cm, 7cm, IgnoreAspect);
defaultpen(fontsize(10pt));
real f = 2, g = 5, G = 1.4;
real b = 1/(1/f - 1/g), B = G*b/g;
draw((-6.5,0)--(6.5,0), dashdotted);
path half = (0,-2.2)..(0.25,0)..(0,2.2);
filldraw(half--(reflect((0,0),(0,1))*reverse(half))--cycle, lightcyan, black);
draw((0,-2.4)--(0,2.4), dotted);
dot("$F$", (-f,0), S);
dot("$F'$", (f,0), S);
label("optische Achse", (5.4,0), N);
label("Sammellinse", (0,2.4), N);
draw((-g,0)--(-g,G), linewidth(2), Arrow(8));
label("Gegenstand $G$", (-g,G), N);
draw((b,0)--(b,-B), linewidth(2), Arrow(8));
label("Bild $B$", (b,0), N);
draw((-g,G)--(0,G), red, MidArrow);
draw((0,G)--(b,-B)--(b+1.4,-B-1.4*(G+B)/b), red, MidArrow);
draw((-g,G)--(b,-B)--(b+1.4,-B-1.4*G/g), blue, MidArrow);
draw((-g,G)--(0,-B), heavygreen, MidArrow);
draw((0,-B)--(b+1.4,-B), heavygreen, MidArrow);
draw((-g,-2.6)--(0,-2.6), Bars, Arrows(4));
label("$g$", (-g/2,-2.6), S);
draw((0,-2.6)--(b,-2.6), Bars, Arrows(4));
label("$b$", (b/2,-2.6), S);
draw((0,-3.4)--(f,-3.4), Bars, Arrows(4));
label("$f$", (f/2,-3.4), S);
label("Parallelstrahl", (-2.6,G), N, red);
END
asy -q -f svg asymptote-sammellinse.asy
python3 -c "$sorted" asymptote-sammellinse.svg > "$folder/asymptote-sammellinse.svg"
