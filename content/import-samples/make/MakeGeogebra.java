import geogebra.GeoGebraPanel;
import geogebra.euclidian.EuclidianView;
import geogebra.export.SVGExtensions;
import geogebra.kernel.GeoElement;
import geogebra.main.Application;
import geogebra.plugin.GgbAPI;
import java.awt.Dimension;
import java.io.File;
import java.io.PrintStream;
import java.nio.file.Files;
import java.util.Locale;
import javax.swing.JFrame;
import javax.swing.SwingUtilities;
import org.freehep.graphicsio.svg.SVGGraphics2D;
import org.freehep.graphicsbase.util.UserProperties;

/**
 * Writes the samples of GeoGebra 4.0: builds each construction by commands and exports the
 * graphics view as the dialog "Export graphics view, SVG" does (GraphicExportDialog.exportSVG).
 * The date is taken out afterwards.
 *
 * Usage: xvfb-run -a java -cp /usr/share/geogebra/geogebra.jar MakeGeogebra.java FOLDER
 */
public class MakeGeogebra {
    private static GgbAPI api;
    private static EuclidianView view;
    private static Application app;
    private static File folder;
    private static JFrame frame;

    private static final int WIDTH = 600;

    private static void commands(String... lines) {
        for (String line : lines) {
            if (!api.evalCommand(line)) {
                throw new IllegalStateException("refused: " + line);
            }
        }
    }

    private static void style(String name, int red, int green, int blue, int thickness) {
        api.setColor(name, red, green, blue);
        api.setLineThickness(name, thickness);
    }

    /** Label styles: 0 name, 1 name and value, 2 value. */
    private static void label(int labelStyle, String... names) {
        for (String name : names) {
            api.setLabelVisible(name, true);
            api.setLabelStyle(name, labelStyle);
        }
    }

    /** Offsets in pixels from where GeoGebra puts the label, as after dragging it. */
    private static void drag(String name, int x, int y) {
        GeoElement element = api.getKernel().lookupLabel(name);
        element.labelOffsetX += x;
        element.labelOffsetY += y;
        element.update();
    }

    private static void hideLabels(String... names) {
        for (String name : names) {
            api.setLabelVisible(name, false);
        }
    }

    /** The view has square units: its height follows from the range shown. */
    private static void begin(boolean axes, boolean grid, double left, double right, double bottom, double top) {
        app.setSaved();
        api.fileNew();
        api.setAxesVisible(axes, axes);
        api.setGridVisible(grid);
        frame.setSize(800, 640);
        frame.validate();
        view.setSize(WIDTH, (int) Math.round(WIDTH * (top - bottom) / (right - left)));
        view.updateSize();
        api.setCoordSystem(left, right, bottom, top);
    }

    private static void export(String name, boolean textAsShapes) throws Exception {
        api.refreshViews();
        view.setTemporaryCoordSystemForExport();
        File file = new File(folder, name + ".svg");
        double scale = view.getPrintingScale() * 72 / 2.54 / view.getXscale();
        UserProperties properties = (UserProperties) SVGGraphics2D.getDefaultProperties();
        properties.setProperty(SVGGraphics2D.EMBED_FONTS, false);
        properties.setProperty(SVGGraphics2D.TEXT_AS_SHAPES, textAsShapes);
        SVGGraphics2D.setDefaultProperties(properties);
        Dimension size = new Dimension((int) (view.getExportWidth() * scale), (int) (view.getExportHeight() * scale));
        SVGExtensions graphics = new SVGExtensions(file, size);
        app.exporting = true;
        graphics.startExport();
        view.exportPaintPre(graphics, scale);
        graphics.startGroup("misc");
        view.drawObjectsPre(graphics);
        graphics.endGroup("misc");
        for (int layer = 0; layer <= view.getMaxLayerUsed(); layer++) {
            graphics.startGroup("layer " + layer);
            view.drawLayers[layer].drawAll(graphics);
            graphics.endGroup("layer " + layer);
        }
        graphics.endExport();
        app.exporting = false;
        view.restoreOldCoordSystem();
        String text = Files.readString(file.toPath());
        Files.writeString(file.toPath(), text.replaceAll(" Date: [^<]*", ""));
    }

    private static void triangle() throws Exception {
        begin(false, false, -1.5, 9, -3.1, 6.6);
        commands("A=(0,0)", "B=(7,0)", "C=(2,5)", "Polygon[A,B,C]");
        commands("α=Angle[B,A,C]", "β=Angle[C,B,A]", "γ=Angle[A,C,B]");
        commands("g=PerpendicularBisector[A,B]", "h=PerpendicularBisector[B,C]", "U=Intersect[g,h]", "k=Circle[U,A]");
        style("g", 120, 120, 120, 2);
        style("h", 120, 120, 120, 2);
        api.setLineStyle("g", 1);
        api.setLineStyle("h", 1);
        style("k", 0, 0, 160, 3);
        label(0, "A", "B", "C", "U", "a", "b", "c");
        label(2, "α", "β", "γ");
        hideLabels("g", "h");
        drag("A", -18, 12);
        drag("B", 4, 12);
        drag("α", 24, -8);
        drag("β", -26, -2);
        drag("γ", 4, 26);
        export("geogebra-dreieck-umkreis", true);
    }

    private static void thales() throws Exception {
        begin(false, false, -5.5, 5.5, -2, 5.5);
        commands("A=(-4,0)", "B=(4,0)", "M=Midpoint[A,B]", "k=Semicircle[A,B]");
        commands("C=(4*cos(110°),4*sin(110°))", "D=(4*cos(50°),4*sin(50°))");
        commands("c=Segment[A,B]", "s1=Segment[A,C]", "s2=Segment[C,B]", "s3=Segment[A,D]", "s4=Segment[D,B]", "r=Segment[M,C]");
        commands("γ=Angle[A,C,B]", "δ=Angle[A,D,B]");
        commands("text1=\"Satz des Thales\"", "text2=\"Jeder Winkel im Halbkreis ist ein rechter Winkel.\"");
        commands("P=(-5,5)", "Q=(-5,-1.5)", "SetVisibleInView[P,1,false]", "SetVisibleInView[Q,1,false]");
        commands("text3=Text[text1,P]", "text4=Text[text2,Q]");
        api.setVisible("P", false);
        api.setVisible("Q", false);
        api.setVisible("text1", false);
        api.setVisible("text2", false);
        style("k", 200, 0, 0, 4);
        style("r", 0, 130, 0, 3);
        api.setLineStyle("r", 1);
        label(0, "A", "B", "M", "C", "D", "r");
        label(2, "γ", "δ");
        hideLabels("k", "c", "s1", "s2", "s3", "s4");
        drag("A", -20, 10);
        drag("γ", -4, 22);
        drag("δ", -12, 14);
        export("geogebra-satz-des-thales", false);
    }

    private static void vectors() throws Exception {
        begin(true, true, -1.5, 8.5, -1.5, 6.5);
        commands("A=(0,0)", "B=(5,1)", "C=(2,4)", "D=(7,5)");
        commands("u=Vector[A,B]", "v=Vector[A,C]", "w=Vector[A,D]", "s=Segment[B,D]", "t=Segment[C,D]");
        style("u", 200, 0, 0, 5);
        style("v", 0, 0, 200, 5);
        style("w", 0, 120, 0, 5);
        api.setLineStyle("s", 1);
        api.setLineStyle("t", 1);
        label(0, "u", "v", "w");
        label(1, "B", "C", "D");
        hideLabels("A", "s", "t");
        drag("v", -22, 0);
        drag("C", -40, -8);
        drag("w", 12, 12);
        drag("B", 8, 16);
        export("geogebra-vector-addition", false);
    }

    private static void tangent() throws Exception {
        begin(true, true, -3.5, 5.5, -3.5, 5.5);
        commands("f(x)=0.25*x^3-0.75*x^2-x+2", "P=(3,f(3))", "t=Tangent[P,f]", "F=Integral[f,-1.5,1]", "N=Root[f]", "E=Extremum[f]");
        style("f", 0, 0, 0, 5);
        style("t", 200, 0, 0, 4);
        api.setColor("F", 0, 90, 200);
        api.setFilling("F", 0.25);
        label(1, "f", "F");
        label(0, "P", "t");
        drag("f", 150, -500);
        drag("P", 8, 18);
        drag("t", -52, 20);
        export("geogebra-tangente-integral", true);
    }

    public static void main(String[] arguments) throws Exception {
        folder = new File(arguments[0]);
        // GeoGebra redirects System.err to a file of its own.
        PrintStream errors = System.err;
        Locale.setDefault(Locale.US);
        SwingUtilities.invokeAndWait(() -> {
            try {
                GeoGebraPanel panel = new GeoGebraPanel();
                panel.setShowAlgebraInput(false);
                panel.setShowAlgebraView(false);
                panel.setShowMenubar(false);
                panel.setShowToolbar(false);
                panel.setFontSize(16);
                panel.buildGUI();
                frame = new JFrame();
                frame.setUndecorated(true);
                frame.add(panel);
                frame.setSize(800, 640);
                frame.setVisible(true);
                api = panel.getGeoGebraAPI();
                app = api.getApplication();
                view = app.getEuclidianView();
                triangle();
                thales();
                vectors();
                tangent();
            } catch (Throwable e) {
                e.printStackTrace(errors);
                System.exit(1);
            }
        });
        System.exit(0);
    }
}
