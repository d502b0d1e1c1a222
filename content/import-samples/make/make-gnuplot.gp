# Writes the samples of gnuplot (terminal svg).
# Usage, in the folder of the files: gnuplot make/make-gnuplot.gp

set encoding utf8
set decimalsign ","

# Damped oscillation with its envelope, arrows and labels
set terminal svg size 720,480 fixed enhanced font "Arial,14" background rgb "white" name "schwingung"
set output "gnuplot-gedaempfte-schwingung.svg"
set title "Gedämpfte Schwingung eines Federpendels"
set xlabel "Zeit {/:Italic t} in s"
set ylabel "Auslenkung {/:Italic s} in cm"
set grid lc rgb "#bbbbbb"
set xzeroaxis lt -1
set samples 401
set xrange [0:10]
set yrange [-7:6]
set key bottom right box opaque
set arrow 1 from 2,3.9 to 4,3.9 heads size 0.15,20 filled lw 1.5
set arrow 2 from 2,3.3 to 2,4.4 nohead lt 0
set arrow 3 from 4,2.2 to 4,4.4 nohead lt 0
set label 1 "{/:Italic T} = 2,0 s" at 3,4.4 center
set label 2 "ŝ_0 = 5 cm" at 0.15,5.4
plot 5*exp(-0.2*x)*cos(pi*x) lw 2 lc rgb "#0060ad" title "s(t) = 5 cm · e^{-0,2 t/s} · cos(π t/s)", \
     5*exp(-0.2*x) dt 2 lc rgb "#dd181f" title "Einhüllende", \
     -5*exp(-0.2*x) dt 2 lc rgb "#dd181f" notitle

# Heating curve of water; inline data, points, labels
reset
set terminal svg size 640,440 dynamic font "Times New Roman,13" name "erwaermung"
set output "gnuplot-erwaermungskurve-wasser.svg"
$curve << EOD
0 -20
1 -10
2 0
6 0
8 25
10 50
12 75
14 100
21 100
22 110
23 120
EOD
set title "Erwärmung von Wasser"
set xlabel "zugeführte Wärme (Zeit in min)"
set ylabel "Temperatur in °C"
set xrange [0:24]
set yrange [-30:140]
set ytics 20
set mytics 2
set mxtics 5
set grid xtics ytics mytics
set key off
set border 3
set tics nomirror
set arrow from graph 0, first 100 to 14,100 nohead dt 3
set label "Schmelzpunkt" at 6.4,-9
set label "Siedepunkt" at 10.2,106
set label "Eis" at 1.4,-14
set label "Eis und Wasser" at 2.2,14
set label "Wasser" at 11.5,52
set label "Wasser und Dampf" at 15.3,88
set label "Dampf" at 20.2,128
plot $curve with linespoints lw 2 pt 7 ps 0.7 lc rgb "black"

# Grouped bars with patterns, English labels
reset
set terminal svg size 600,420 font "Helvetica,12" rounded name "transport"
set output "gnuplot-school-transport-bars.svg"
$table << EOD
Year    Bus  Bicycle  "On foot"  Car
2005    41   22       25         12
2015    38   27       18         17
2025    34   36       15         15
EOD
set title "How pupils come to school"
set ylabel "Share in per cent"
set yrange [0:50]
set xrange [-0.6:2.6]
set style data histogram
set style histogram clustered gap 1
set style fill pattern 1 border lt -1
set boxwidth 0.9
set grid ytics
set key outside right top vertical title "Means of transport"
set xtics scale 0
plot for [column=2:5] $table using column:xtic(1) title columnheader

unset output
