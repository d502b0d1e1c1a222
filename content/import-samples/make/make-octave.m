% Writes the sample of Octave: a stone thrown at three angles, printed by the gl2ps renderer.
% QT_HASH_SEED keeps the order of attributes the same on each run.
% Usage: QT_HASH_SEED=0 xvfb-run -a octave make-octave.m FOLDER

graphics_toolkit qt
arguments = argv ();
folder = arguments{end};
g = 9.81;
v = 12;
colours = {'r', 'b', 'k'};
styles = {'-', '--', '-.'};
angles = [30 45 60];
handle = figure ('visible', 'off', 'papertype', '<custom>', 'paperunits', 'centimeters', 'papersize', [16 11], 'paperposition', [0 0 16 11]);
hold on
for i = 1:3
  a = angles(i) * pi / 180;
  t = linspace (0, 2 * v * sin (a) / g, 60);
  plot (v * cos (a) * t, v * sin (a) * t - g / 2 * t .^ 2, [colours{i} styles{i}], 'linewidth', 2);
endfor
hold off
axis ([0 16 0 6]);
grid on
box on
set (gca, 'fontsize', 11, 'fontname', 'Liberation Sans');
xlabel ('horizontal distance x in m');
ylabel ('height y in m');
title ('Throwing a stone at 12 m/s');
legend ('30 degrees', '45 degrees', '60 degrees', 'location', 'northeast');
text (7.4, 3.85, 'farthest');
target = fullfile (folder, 'octave-projectile.svg');
print (handle, target, '-dsvg');

% The line with the date would change on each run.
content = regexprep (fileread (target), 'CreationDate: [^\n]*\n', '');
file = fopen (target, 'w');
fputs (file, content);
fclose (file);
