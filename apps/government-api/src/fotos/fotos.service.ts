import type { Readable } from 'node:stream';
import type { components } from '@alipen/contracts/generated/government-api';
import { Injectable } from '@nestjs/common';
import type { Pessoa } from '../auth/pessoa.ts';
import type { Transaction } from '../database/database.ts';
import { readAll } from '../http/stream.ts';
import { type AnexoGuardado, AnexosService } from './anexos.service.ts';
import { type Foto, type FotoDescrita, FotosRepository } from './fotos.repository.ts';
import { FotosArmazem, type Guardado } from './fotos-armazem.ts';
import { type Desenho, reduzirParaPapel, tratarDesenho } from './imagem-tratamento.ts';

type Schemas = components['schemas'];

export type { Foto, FotoDescrita };
/** Called in the transaction that stores the photo: what it writes is kept with the photo, and its failure keeps neither. */
export type AoChegar = (tx: Transaction, foto: Foto) => Promise<void>;

export type Guardar = (
  pessoa: Pessoa,
  envio: { uuid: string; sha256: string; lotacaoId: number; contexto: Schemas['ContextoFoto'] },
  corpo: Readable,
) => Promise<Schemas['Foto']>;

@Injectable()
export class FotosService {
  private readonly ouvintes: AoChegar[] = [];
  private recebe: Guardar | undefined;

  constructor(
    private readonly repository: FotosRepository,
    private readonly anexos: AnexosService,
    private readonly armazem: FotosArmazem,
  ) {}

  async descritas(tx: Transaction, nomes: readonly string[]): Promise<ReadonlyMap<string, FotoDescrita>> {
    const lidas = await this.repository.findNamed(tx, nomes);
    return new Map(lidas.map(lida => [lida.foto.nome, lida]));
  }

  /** A JPEG small enough for a page; undefined when the file is gone. The caller must have checked the rights. */
  async paraPapel(nome: string): Promise<Buffer | undefined> {
    const guardada = await this.armazem.abrir(nome);
    return guardada && reduzirParaPapel(await readAll(guardada.stream));
  }

  /** A drawing that is kept apart from photos: opened and written anew as they are. Refuses what is no picture. */
  desenhar(chegou: Buffer): Promise<Desenho> {
    return tratarDesenho(chegou);
  }

  /** Undefined when the file is gone. The caller must have checked the rights. */
  abrir(nome: string): Promise<Guardado | undefined> {
    return this.armazem.abrir(nome);
  }

  /** Stores a photo or a PDF attached to something else; `prefixo` separates the files of one record from those of another. */
  guardarAnexo(corpo: Readable, limite: number, sha256: string, prefixo: string): Promise<AnexoGuardado> {
    return this.anexos.guardar(corpo, limite, sha256, prefixo);
  }

  abrirAnexo(arquivo: string): Promise<Guardado | undefined> {
    return this.anexos.abrir(arquivo);
  }

  /** Only those that arrived whole, by their identity. */
  async presentes(tx: Transaction, uuids: readonly string[]): Promise<ReadonlyMap<string, Foto>> {
    const chegadas = await this.repository.findByUuids(tx, uuids);
    return new Map(chegadas.flatMap(foto => (foto.uuid ? [[foto.uuid, foto] as const] : [])));
  }

  /** Call once, at start-up: the listener hears of every photo that arrives. */
  aoChegar(ouvinte: AoChegar): void {
    this.ouvintes.push(ouvinte);
  }

  /** The service that receives photos depends on this one, so it registers itself here after construction. */
  recebeCom(recebe: Guardar): void {
    this.recebe = recebe;
  }

  guardar(...envio: Parameters<Guardar>): ReturnType<Guardar> {
    if (!this.recebe) throw new Error('photos are not received in this process');
    return this.recebe(...envio);
  }

  async anunciar(tx: Transaction, foto: Foto): Promise<void> {
    for (const ouvinte of this.ouvintes) await ouvinte(tx, foto);
  }
}
