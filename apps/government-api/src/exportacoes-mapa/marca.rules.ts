/** What every print of a month says of itself (screens 3.13); empty where all of it is closed and no unit is missing. */
export const marcaDe = ({ fechado, parcial }: { fechado: boolean; parcial: boolean }): string =>
  [fechado ? '' : 'RASCUNHO', parcial ? 'PARCIAL' : ''].filter(Boolean).join(' ');

export const marcaNoNome = (marca: string): string => (marca ? `-${marca.toLowerCase().replace(' ', '-')}` : '');
