/**
 * The 64-character tables of braille files: the character at index n writes the cell with bits n (field notes 1.3,
 * regenerated from liblouis' display tables en-us-brf, text_nabcc, de-eurobrl6 and de-eurobrl6u).
 */
export const CELL_CODES = {
  'na-upper': ' A1B\'K2L@CIF/MSP"E3H9O6R^DJG>NTQ,*5<-U8V.%[$+X!&;:4\\0Z7(_?W]#Y)=',
  'na-lower': ' a1b\'k2l`cif/msp"e3h9o6r~djg>ntq,*5<-u8v.%{$+x!&;:4|0z7(_?w}#y)=',
  eurobraille: ' a,b.k;l"cif|msp!e:h*o+r>djg`ntq\'1?2-u(v$3960x~&<5/8)z={_4w7#y}%',
  'eurobraille-upper': ' A,B.K;L"CIF\\MSP!E:H*O+R>DJG@NTQ\'1?2-U(V$3960X^&<5/8)Z=[_4W7#Y]%',
} as const satisfies Record<string, string>;
