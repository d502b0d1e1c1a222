#!/bin/sh
# Writes the samples of Graphviz.
# Usage: make-graphviz.sh [FOLDER]
set -eu
folder=${1:-$(dirname "$0")/..}

# Food web of a lake: dot, ranks, coloured boxes, text elements
dot -Tsvg -o "$folder/graphviz-nahrungsnetz-see.svg" <<'END'
digraph Nahrungsnetz {
  graph [rankdir=BT, label="Nahrungsnetz in einem See", labelloc=t, fontname="Helvetica", fontsize=20, bgcolor="white", ranksep=0.6]
  node [shape=box, style="rounded,filled", fontname="Helvetica", fillcolor="#e8f5e9"]
  edge [color="#444444", arrowsize=0.8]
  { rank=same; Algen; Schilf; Wasserpest }
  { rank=same; Wasserfloh; Kaulquappe; Schnecke; "Mückenlarve" [fillcolor="#fff8e1"] }
  Wasserfloh [fillcolor="#fff8e1"]; Kaulquappe [fillcolor="#fff8e1"]; Schnecke [fillcolor="#fff8e1"]
  { rank=same; "Rotauge"; "Libellenlarve"; Teichmolch; Stockente }
  Rotauge [fillcolor="#ffe0b2"]; Libellenlarve [fillcolor="#ffe0b2"]; Teichmolch [fillcolor="#ffe0b2"]; Stockente [fillcolor="#ffe0b2"]
  Hecht [fillcolor="#ffcdd2"]; Graureiher [fillcolor="#ffcdd2"]; Seeadler [fillcolor="#ffcdd2", penwidth=2]
  Algen -> Wasserfloh -> Rotauge -> Hecht -> Seeadler
  Algen -> Kaulquappe -> Libellenlarve -> Rotauge
  Algen -> "Mückenlarve" -> Rotauge
  "Mückenlarve" -> Teichmolch -> Graureiher
  Wasserfloh -> Libellenlarve
  Schilf -> Schnecke -> Stockente -> Seeadler
  Wasserpest -> Schnecke
  Wasserpest -> Stockente
  Kaulquappe -> Teichmolch
  Rotauge -> Graureiher
  Teichmolch -> Hecht
}
END

# Road network: neato with fixed positions, lines without arrows, numbers at the edges
neato -n2 -Tsvg -o "$folder/graphviz-shortest-path.svg" <<'END'
graph towns {
  graph [label="Find the shortest way from A to H (distances in km)", labelloc=t, fontname="Times-Roman", fontsize=18, splines=true]
  node [shape=circle, width=0.45, fixedsize=true, fontname="Times-Roman", style=filled, fillcolor="lightyellow"]
  edge [fontname="Times-Roman", fontsize=14]
  A [pos="0,100"] B [pos="120,200"] C [pos="130,0"] D [pos="240,110"]
  E [pos="340,210"] F [pos="350,10"] G [pos="430,120"] H [pos="540,100"]
  A [fillcolor="palegreen"] H [fillcolor="salmon", shape=doublecircle]
  A -- B [label="7"]; A -- C [label="5"]; B -- C [label="9"]; B -- D [label="4"]
  C -- D [label="8"]; B -- E [label="12"]; D -- E [label="6"]; C -- F [label="11"]
  D -- F [label="5"]; E -- G [label="3"]; D -- G [label="10"]; F -- G [label="4"]
  E -- H [label="9"]; G -- H [label="6"]; F -- H [label="8"]
}
END

# Classification of vertebrates: clusters, record nodes, gradient fill
dot -Tsvg -o "$folder/graphviz-wirbeltiere.svg" <<'END'
digraph Wirbeltiere {
  graph [rankdir=LR, fontname="Arial", splines=ortho, nodesep=0.2]
  node [shape=box, fontname="Arial", fontsize=12, style=filled, fillcolor="white:lightblue", gradientangle=270]
  edge [arrowhead=none, fontname="Arial", fontsize=10]
  W [label="Wirbeltiere", fontsize=16, fillcolor="gold"]
  subgraph cluster_wechselwarm {
    label="wechselwarm"; style="dashed"; color="blue"
    Fische [label="Fische"]; Amphibien [label="Amphibien\n(Lurche)"]; Reptilien [label="Reptilien\n(Kriechtiere)"]
  }
  subgraph cluster_gleichwarm {
    label="gleichwarm"; style="filled"; color="mistyrose"
    "Vögel"; "Säugetiere"
  }
  W -> { Fische Amphibien Reptilien "Vögel" "Säugetiere" }
  node [shape=record, fillcolor="white", gradientangle=0]
  f [label="{Karpfen|Hecht|Forelle}"]; a [label="{Frosch|Molch|Kröte}"]; r [label="{Eidechse|Schlange|Schildkröte}"]
  v [label="{Amsel|Storch|Huhn}"]; s [label="{Hund|Fledermaus|Wal|Mensch}"]
  Fische -> f; Amphibien -> a; Reptilien -> r; "Vögel" -> v; "Säugetiere" -> s
}
END
