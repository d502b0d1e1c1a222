import {
  AmbientLight,
  BufferAttribute,
  BufferGeometry,
  Color,
  DirectionalLight,
  Group,
  Mesh,
  MeshLambertMaterial,
  PerspectiveCamera,
  Scene,
  Vector3,
  WebGLRenderer,
} from 'three';
import type { PlatePart } from '../../plastic/plate-parts.js';
import type { PlateCamera } from './plate-camera.js';

/** Size of a plate, and how thick it is below its relief, in mm. */
export interface ShownPlate {
  readonly widthMm: number;
  readonly heightMm: number;
  readonly baseMm: number;
}

/** Draws plates on a canvas. */
export interface PlatePicture {
  /** The parts of a plate, each a little apart from the others. */
  show(parts: readonly PlatePart[], plate: ShownPlate): void;
  draw(camera: PlateCamera): void;
  /** To be called when the canvas has another size. */
  resize(): void;
  dispose(): void;
}

/** Angle of view from top to bottom, in degrees. */
const VIEW_ANGLE = 28;

/** Between the parts of a plate that is cut, in mm. */
const GAP_MM = 6;

/** Colours of the plate and of what is raised by a mm: heights are seen from above, too. */
const PLATE = new Color(0xfdfbf5);
const RAISED = new Color(0x3b3f8f);

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** The colour of each corner, by its height. */
function coloursOf(corners: Float32Array, baseMm: number): Float32Array {
  const colours = new Float32Array(corners.length);
  const colour = new Color();
  for (let at = 0; at < corners.length; at += 3) {
    const raisedMm = Math.min(1, Math.max(0, (corners[at + 2] ?? 0) - baseMm));
    colour.lerpColors(PLATE, RAISED, raisedMm).toArray(colours, at);
  }
  return colours;
}

function meshOf({ faces, place }: PlatePart, baseMm: number, material: MeshLambertMaterial): Mesh {
  const { corners, triangles } = faces;
  const shape = new BufferGeometry();
  shape.setAttribute('position', new BufferAttribute(corners, 3));
  shape.setAttribute('color', new BufferAttribute(coloursOf(corners, baseMm), 3));
  shape.setIndex(new BufferAttribute(triangles, 1));
  const mesh = new Mesh(shape, material);
  const [column = 1, row = 1] = place === '' ? [] : place.split('-').map(Number);
  mesh.position.set((column - 1) * GAP_MM, (row - 1) * GAP_MM, 0);
  return mesh;
}

/** A picture on `canvas`; undefined where the browser draws nothing in three dimensions. */
export function createPlatePicture(canvas: HTMLCanvasElement): PlatePicture | undefined {
  let renderer: WebGLRenderer;
  try {
    renderer = new WebGLRenderer({ canvas, antialias: true, alpha: true });
  } catch {
    return undefined;
  }
  const material = new MeshLambertMaterial({ vertexColors: true, flatShading: true });
  const scene = new Scene();
  const plate = new Group();
  // Light from the upper left and low, so that edges throw it back and heights are seen.
  const lamp = new DirectionalLight(0xffffff, 3);
  lamp.position.set(-1, 1.2, 0.9);
  scene.add(plate, lamp, new AmbientLight(0xffffff, 1.8));
  const eye = new PerspectiveCamera(VIEW_ANGLE);
  const size = { width: 1, height: 1 };

  const empty = () => {
    for (const mesh of plate.children) if (mesh instanceof Mesh) mesh.geometry.dispose();
    plate.clear();
  };
  const resize = () => {
    const { clientWidth, clientHeight } = canvas;
    if (clientWidth === 0 || clientHeight === 0) return;
    renderer.setPixelRatio(window.devicePixelRatio);
    renderer.setSize(clientWidth, clientHeight, false);
    eye.aspect = clientWidth / clientHeight;
  };
  return {
    show(parts, { widthMm, heightMm, baseMm }) {
      empty();
      plate.add(...parts.map((part) => meshOf(part, baseMm, material)));
      Object.assign(size, { width: widthMm, height: heightMm });
    },
    draw({ turn, tilt, zoom, rightMm, upMm }) {
      const middle = new Vector3(size.width / 2 + rightMm, size.height / 2 + upMm, 0);
      // Far enough for the whole plate in both directions, with a little room around it.
      const half = Math.tan(radians(VIEW_ANGLE / 2));
      const distance = (Math.max(size.height / 2 / half, size.width / 2 / half / eye.aspect) * 1.15) / zoom;
      const [angle, lean] = [radians(turn), radians(tilt)];
      // Seen from the side of the reader, who sits below the plate; a turned plate is seen from another side.
      const toEye = new Vector3(
        -Math.sin(angle) * Math.sin(lean),
        -Math.cos(angle) * Math.sin(lean),
        Math.cos(lean),
      );
      eye.up.set(Math.sin(angle) * Math.cos(lean), Math.cos(angle) * Math.cos(lean), Math.sin(lean));
      eye.position.copy(middle).addScaledVector(toEye, distance);
      eye.near = distance / 20;
      eye.far = distance * 4 + Math.hypot(size.width, size.height);
      eye.lookAt(middle);
      eye.updateProjectionMatrix();
      renderer.render(scene, eye);
    },
    resize,
    dispose() {
      empty();
      material.dispose();
      renderer.dispose();
    },
  };
}
