export type Modo = 'dia' | 'dias' | 'varias';

export const MODOS = [
  { modo: 'dia', rotulo: 'Um dia', gestor: false },
  { modo: 'dias', rotulo: 'Vários dias', gestor: false },
  { modo: 'varias', rotulo: 'Várias unidades', gestor: true },
] as const satisfies readonly { modo: Modo; rotulo: string; gestor: boolean }[];

export const modoDe = (search: URLSearchParams, gestor: boolean): Modo =>
  MODOS.find(({ modo, gestor: so }) => modo === search.get('modo') && (gestor || !so))?.modo ?? 'dia';
