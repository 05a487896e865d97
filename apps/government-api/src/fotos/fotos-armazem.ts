import { FileStore, type Kept } from '../storage/file-store.ts';

export type Guardado = Kept;

/** Where photo files are kept. */
export abstract class FotosArmazem extends FileStore {}

/** The small image beside a photo. */
export const miniaturaDe = (nome: string): string => `${nome}.miniatura.jpg`;
