/** What every print of a month says of itself (screens 3.13): nothing where all of it is closed and nobody is missing. */
export const marcaDe = ({ fechado, parcial }: { fechado: boolean; parcial: boolean }): string =>
  [fechado ? '' : 'RASCUNHO', parcial ? 'PARCIAL' : ''].filter(Boolean).join(' ');

/** As part of a file's name. */
export const marcaNoNome = (marca: string): string => (marca ? `-${marca.toLowerCase().replace(' ', '-')}` : '');
