#!/usr/bin/python3
"""Writes the samples of matplotlib, pandas and seaborn.

Usage: /usr/bin/python3 make-matplotlib.py [FOLDER]
Half of the files keep matplotlib's default, text as outlines (svg.fonttype path);
the others have text elements (svg.fonttype none).
"""

import sys
from pathlib import Path

import matplotlib

matplotlib.use("svg")

import matplotlib.pyplot as plt
import numpy as np
import pandas as pd
import seaborn as sns

FOLDER = Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).resolve().parent.parent
MONTHS = ["J", "F", "M", "A", "M", "J", "J", "A", "S", "O", "N", "D"]
MONTHS_INDEX = list(range(12))


def save(name, figure, fonttype, **options):
    """Same bytes on each run: fixed ids, no date."""
    with plt.rc_context({"svg.hashsalt": name, "svg.fonttype": fonttype}):
        figure.savefig(FOLDER / f"{name}.svg", metadata={"Date": None}, **options)
    plt.close(figure)


def function_graphs():
    """Parabolas and a line, axes through the origin, legend with formulas; text as outlines."""
    x = np.linspace(-4, 4, 161)
    figure, axes = plt.subplots(figsize=(6.4, 5.6))
    axes.plot(x, x**2 - 3, label=r"$f(x)=x^2-3$")
    axes.plot(x, -0.5 * (x - 1) ** 2 + 4, "--", label=r"$g(x)=-\frac{1}{2}(x-1)^2+4$")
    axes.plot(x, 0.5 * x + 1, "-.", label=r"$h(x)=\frac{1}{2}x+1$")
    axes.plot([0, 1], [-3, 4], "ko", markersize=5)
    axes.annotate("Scheitelpunkt $S_g(1|4)$", (1, 4), xytext=(1.3, 4.75), arrowprops={"arrowstyle": "->"})
    axes.annotate("$S_f(0|-3)$", (0, -3), xytext=(0.35, -3.6))
    for side in ("left", "bottom"):
        axes.spines[side].set_position("zero")
    for side in ("right", "top"):
        axes.spines[side].set_visible(False)
    axes.set(xlim=(-4.3, 4.3), ylim=(-4.3, 6.3), xticks=range(-4, 5), yticks=range(-4, 7))
    axes.plot(1, 0, ">k", transform=axes.get_yaxis_transform(), clip_on=False)
    axes.plot(0, 1, "^k", transform=axes.get_xaxis_transform(), clip_on=False)
    axes.grid(True, alpha=0.4)
    axes.set_xlabel("x", loc="right")
    axes.set_ylabel("y", loc="top", rotation=0)
    axes.legend(loc="lower left", fontsize=9)
    save("matplotlib-parabeln", figure, "path")


def titration():
    """Titration of acetic acid with sodium hydroxide; text elements, marked points, shaded range."""
    ka, volume_acid, c = 1.8e-5, 20.0, 0.1
    volumes = np.linspace(0, 40, 401)
    values = []
    for volume in volumes:
        sodium = c * volume / (volume_acid + volume)
        acid = c * volume_acid / (volume_acid + volume)
        low, high = 0.0, 14.0
        for _ in range(60):
            ph = (low + high) / 2
            h = 10**-ph
            charge = h + sodium - 1e-14 / h - acid * ka / (ka + h)
            low, high = (ph, high) if charge > 0 else (low, ph)
        values.append(ph)
    values = np.array(values)
    figure, axes = plt.subplots(figsize=(16 / 2.54, 11 / 2.54), constrained_layout=True)
    axes.axhspan(8.2, 10.0, color="magenta", alpha=0.15, label="Umschlagsbereich Phenolphthalein")
    axes.plot(volumes, values, color="navy", linewidth=2, label="Essigsäure (c = 0,1 mol/l)")
    for volume, text, offset in ((10, "Halbäquivalenzpunkt\npH = pKs = 4,74", (1, -2.2)), (20, "Äquivalenzpunkt\npH = 8,72", (-15, 1.9))):
        ph = np.interp(volume, volumes, values)
        axes.plot(volume, ph, "o", color="crimson")
        axes.annotate(text, (volume, ph), xytext=(volume + offset[0], ph + offset[1]), arrowprops={"arrowstyle": "->", "color": "crimson"})
    axes.axvline(20, color="gray", linestyle=":")
    axes.set(title="Titration von 20 ml Essigsäure mit Natronlauge", xlabel="V(NaOH) in ml", ylabel="pH-Wert", xlim=(0, 40), ylim=(0, 14), yticks=range(0, 15, 2))
    axes.minorticks_on()
    axes.grid(which="major", color="0.7")
    axes.grid(which="minor", color="0.9", linewidth=0.5)
    axes.legend(loc="lower right")
    save("matplotlib-titrationskurve", figure, "none")


def climate():
    """Climate diagram with two axes; text elements."""
    temperature = [1, 2, 5, 10, 15, 18, 20, 20, 15, 10, 5, 2]
    rain = [45, 34, 41, 33, 55, 61, 71, 60, 48, 42, 46, 48]
    figure, left = plt.subplots(figsize=(5, 6.2), constrained_layout=True)
    right = left.twinx()
    right.bar(MONTHS_INDEX, rain, color="#4a90d9", edgecolor="#1c4f82", width=0.8, label="Niederschlag in mm")
    left.plot(MONTHS_INDEX, temperature, color="red", marker="o", markersize=4, linewidth=2, label="Temperatur in °C")
    left.set_zorder(2)
    left.patch.set_visible(False)
    left.set(ylim=(0, 50), xticks=MONTHS_INDEX, xticklabels=MONTHS)
    right.set(ylim=(0, 100))
    left.set_ylabel("Temperatur in °C", color="red")
    right.set_ylabel("Niederschlag in mm", color="#1c4f82")
    left.tick_params(axis="y", colors="red")
    left.yaxis.grid(True, linestyle="--", alpha=0.5)
    figure.suptitle("Berlin, 34 m ü. NN", x=0.02, ha="left", fontweight="bold")
    left.set_title("52° 31′ N, 13° 24′ O\nJahresmittel 10,3 °C, 584 mm", loc="left", fontsize=9)
    handles = left.get_legend_handles_labels()[0] + right.get_legend_handles_labels()[0]
    figure.legend(handles, [h.get_label() for h in handles], loc="upper right", fontsize=8)
    save("matplotlib-klimadiagramm-berlin", figure, "none")


def pyramid():
    """Population pyramid with hatching on both sides; text as outlines."""
    ages = [f"{a}–{a + 4}" for a in range(0, 90, 5)] + ["90+"]
    men = np.array([2.0, 2.1, 2.0, 1.9, 2.1, 2.4, 2.8, 2.9, 2.7, 2.5, 2.6, 3.3, 3.4, 2.8, 2.3, 1.6, 1.5, 0.8, 0.3])
    women = np.array([1.9, 2.0, 1.9, 1.8, 1.9, 2.2, 2.6, 2.7, 2.7, 2.5, 2.6, 3.3, 3.4, 3.0, 2.6, 2.0, 2.1, 1.3, 0.7])
    figure, axes = plt.subplots(figsize=(7, 6))
    axes.barh(ages, -men, color="#8ec6e6", edgecolor="black", hatch="//", label="Männer")
    axes.barh(ages, women, color="#f3b6a5", edgecolor="black", hatch="..", label="Frauen")
    axes.axvline(0, color="black", linewidth=1)
    ticks = np.arange(-4, 5)
    axes.set(xticks=ticks, xticklabels=[abs(t) for t in ticks], xlabel="Bevölkerung in Millionen", ylabel="Alter in Jahren", xlim=(-4.2, 4.2))
    axes.set_title("Altersaufbau (Modellzahlen)")
    axes.legend(loc="upper right")
    axes.grid(axis="x", linestyle=":", color="gray")
    save("matplotlib-alterspyramide", figure, "path", bbox_inches="tight")


def pie():
    """Pie with one part pulled out, shadows and per cent; text as outlines, figure without background."""
    parts = {"Braunkohle": 17.0, "Steinkohle": 8.0, "Erdgas": 15.5, "Wind": 27.0, "Photovoltaik": 12.0, "Biomasse": 9.0, "Wasserkraft": 4.0, "Sonstige": 7.5}
    figure, axes = plt.subplots(figsize=(6.5, 5))
    axes.pie(
        parts.values(),
        labels=parts.keys(),
        autopct=lambda value: f"{value:.1f} %".replace(".", ","),
        explode=[0.12 if name == "Wind" else 0 for name in parts],
        shadow=True,
        startangle=90,
        counterclock=False,
        pctdistance=0.75,
        textprops={"fontsize": 9},
        wedgeprops={"edgecolor": "white"},
    )
    axes.set_title("Stromerzeugung nach Energieträgern (Beispielzahlen)")
    save("matplotlib-strommix-kreis", figure, "path", transparent=True)


def series():
    """pandas: line chart with four series and markers; English labels, text elements."""
    table = pd.DataFrame(
        {
            "Oak": [12, 18, 27, 39, 52, 68, 83, 97],
            "Birch": [20, 41, 66, 92, 121, 148, 172, 191],
            "Spruce": [8, 17, 33, 55, 83, 112, 144, 175],
            "Beech": [10, 14, 22, 33, 47, 60, 78, 94],
        },
        index=pd.Index(range(1, 9), name="Age in years"),
    )
    axes = table.plot(style=["o-", "s--", "^-.", "D:"], grid=True, figsize=(7, 4.5), title="Growth of young trees")
    axes.set_ylabel("Height in cm")
    axes.legend(title="Species")
    save("pandas-tree-growth", axes.figure, "none")


def regression():
    """seaborn: scatter plot with regression line and confidence band; text as outlines."""
    random = np.random.default_rng(7)
    height = random.uniform(142, 184, 38).round()
    shoe = (0.24 * height - 1.6 + random.normal(0, 0.9, 38)).round(1)
    data = pd.DataFrame({"Körpergröße in cm": height, "Schuhgröße": shoe})
    sns.set_theme(style="whitegrid")
    figure, axes = plt.subplots(figsize=(6.4, 4.8))
    sns.regplot(data=data, x="Körpergröße in cm", y="Schuhgröße", seed=7, ax=axes, line_kws={"color": "darkred"})
    r = np.corrcoef(height, shoe)[0, 1]
    axes.text(143, 42.4, f"r = {r:.2f}".replace(".", ","), bbox={"boxstyle": "round", "facecolor": "wheat"})
    axes.set_title("Körpergröße und Schuhgröße, Klasse 8b")
    save("seaborn-regression-schuhgroesse", figure, "path")


def boxes():
    """seaborn: box plots of three classes with all points; text elements."""
    random = np.random.default_rng(11)
    rows = [(name, round(float(np.clip(random.normal(mean, spread), 6.0, 13.5)), 2)) for name, mean, spread in (("7a", 9.4, 0.9), ("7b", 9.0, 0.6), ("7c", 10.1, 1.3)) for _ in range(24)]
    rows += [("7b", 12.9), ("7a", 6.3)]
    data = pd.DataFrame(rows, columns=["Klasse", "Zeit"])
    sns.set_theme(style="ticks", palette="pastel")
    figure, axes = plt.subplots(figsize=(5.2, 4.4))
    np.random.seed(3)
    sns.boxplot(data=data, x="Klasse", y="Zeit", ax=axes, width=0.5)
    sns.stripplot(data=data, x="Klasse", y="Zeit", ax=axes, color="0.25", size=3, jitter=0.15)
    axes.set(ylabel="Zeit in s", title="50-m-Lauf der Klassenstufe 7")
    sns.despine(figure, offset=8, trim=True)
    figure.tight_layout()
    save("seaborn-boxplots-50m-lauf", figure, "none")


if __name__ == "__main__":
    for draw in (function_graphs, titration, climate, pyramid, pie, series, regression, boxes):
        draw()
