import { FileStore, type Kept } from '../storage/file-store.ts';

export type Guardado = Kept;

export abstract class FotosArmazem extends FileStore {}

export const miniaturaDe = (nome: string): string => `${nome}.miniatura.jpg`;
