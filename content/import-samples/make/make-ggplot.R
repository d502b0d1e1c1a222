#!/usr/bin/Rscript
# Writes the samples of R: base graphics by svg() (cairo, text as symbols with use)
# and ggplot2 by svglite (text elements with textLength, CSS classes).
# Usage: Rscript make-ggplot.R [FOLDER]

library(ggplot2)

arguments <- commandArgs(trailingOnly = TRUE)
own <- sub("--file=", "", grep("--file=", commandArgs(), value = TRUE))
folder <- if (length(arguments) > 0) arguments[1] else file.path(dirname(own), "..")
path <- function(name) file.path(folder, paste0(name, ".svg"))

# Histogram with a normal curve; base graphics
set.seed(42)
svg(path("r-histogramm-punkte"), width = 7, height = 5)
points <- pmin(100, pmax(0, round(rnorm(120, 58, 16))))
hist(points, breaks = seq(0, 100, 10), col = "lightsteelblue", freq = TRUE, ylim = c(0, 38), las = 1,
     main = "Vergleichsarbeit Mathematik, Jahrgang 9 (n = 120)", xlab = "Punkte", ylab = "Anzahl der Schüler")
curve(dnorm(x, mean(points), sd(points)) * 120 * 10, add = TRUE, col = "red", lwd = 2)
abline(v = mean(points), lty = 2)
text(mean(points), 37, sprintf("Mittelwert %s", format(mean(points), digits = 3, decimal.mark = ",")), pos = 4, cex = 0.9)
legend("topleft", c("Häufigkeit", "Normalverteilung"), fill = c("lightsteelblue", NA), border = c("black", NA),
       lty = c(NA, 1), col = c(NA, "red"), lwd = 2, bty = "n", cex = 0.9)
invisible(dev.off())

# Cooling of three cups; ggplot2 by svglite, legend below
minutes <- seq(0, 60, 5)
cooling <- do.call(rbind, Map(function(name, k) data.frame(Becher = name, t = minutes, T = round(21 + 69 * exp(-k * minutes), 1)),
                              c("Porzellan", "Pappe", "Thermosbecher"), c(0.045, 0.035, 0.008)))
plot <- ggplot(cooling, aes(t, T, colour = Becher, shape = Becher, linetype = Becher)) +
  geom_hline(yintercept = 21, colour = "grey40", linetype = "longdash") +
  geom_line(linewidth = 0.8) +
  geom_point(size = 2.4) +
  annotate("text", x = 60, y = 16, label = "Raumtemperatur 21 °C", hjust = 1, size = 3.4) +
  scale_x_continuous("Zeit t in min", breaks = seq(0, 60, 10)) +
  scale_y_continuous("Temperatur T in °C", limits = c(0, 100), breaks = seq(0, 100, 20)) +
  labs(title = "Abkühlung von Tee", subtitle = "drei Becher, gleiche Füllmenge") +
  theme(legend.position = "bottom")
ggsave(path("ggplot2-abkuehlung"), plot, device = svglite::svglite, width = 16, height = 11, units = "cm", fix_text_size = TRUE)

# Facets with bars, error bars and values; ggplot2 by svglite, theme_bw, English labels
beans <- data.frame(
  light = factor(rep(c("dark", "window sill", "lamp"), 2), levels = c("dark", "window sill", "lamp")),
  water = rep(c("10 ml per day", "30 ml per day"), each = 3),
  mean = c(14.2, 9.8, 8.1, 17.5, 13.4, 11.9),
  sd = c(2.1, 1.4, 1.2, 2.6, 1.9, 1.1)
)
plot <- ggplot(beans, aes(light, mean, fill = light)) +
  geom_col(colour = "black", width = 0.7, show.legend = FALSE) +
  geom_errorbar(aes(ymin = mean - sd, ymax = mean + sd), width = 0.2) +
  geom_text(aes(y = 1, label = sprintf("%.1f", mean)), size = 3.6) +
  facet_wrap(~water) +
  scale_fill_brewer(palette = "Greens") +
  labs(title = "Height of bean seedlings after 14 days", x = NULL, y = "Mean height in cm") +
  theme_bw()
ggsave(path("ggplot2-bean-seedlings"), plot, device = svglite::svglite, width = 7, height = 4, fix_text_size = TRUE)
