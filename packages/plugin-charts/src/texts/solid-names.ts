/** What solids are called. */
export const SOLID_NAMES = {
  de: {
    cube: 'Würfel',
    cuboid: 'Quader',
    prism: 'Prisma',
    pyramid: 'Pyramide',
    cylinder: 'Zylinder',
    cone: 'Kegel',
    sphere: 'Kugel',
    tetrahedron: 'Tetraeder',
    octahedron: 'Oktaeder',
  },
  en: {
    cube: 'cube',
    cuboid: 'cuboid',
    prism: 'prism',
    pyramid: 'pyramid',
    cylinder: 'cylinder',
    cone: 'cone',
    sphere: 'sphere',
    tetrahedron: 'tetrahedron',
    octahedron: 'octahedron',
  },
} as const;
