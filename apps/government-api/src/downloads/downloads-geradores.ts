import type { components } from '@alipen/contracts/generated/government-api';
import { problema } from '@alipen/platform/problems/problema';
import { Injectable } from '@nestjs/common';
import type { Pessoa } from '../auth/pessoa.ts';

type Schemas = components['schemas'];
type TipoDownload = Schemas['TipoDownload'];
export type ParametrosDownload = Schemas['ParametrosDownload'];

/** The person who asked, with the row rule that held at that moment. */
export type Solicitante = Pick<Pessoa, 'usuarioId' | 'restritaA'>;

export type Preparo = {
  readonly pessoa: Solicitante;
  readonly parametros: ParametrosDownload;
  readonly caminho: string;
  /** `parte` goes from 0 to 1. Throws when the person gave up or the process is closing. */
  andamento(parte: number): Promise<void>;
  readonly signal: AbortSignal;
};

export type Gerador = {
  readonly tipo: TipoDownload;
  readonly formato: 'xlsx' | 'csv' | 'pdf' | 'zip';
  readonly autoridades: readonly Schemas['Autoridade'][];
  /**
   * Throws a Problema, before the file is queued, for what cannot be made for this person. `titulo` is for the person to read;
   * `nome` is the file's name without extension.
   */
  preparar(pessoa: Solicitante, parametros: ParametrosDownload): Promise<{ titulo: string; nome: string }>;
  gerar(preparo: Preparo): Promise<void>;
};

@Injectable()
export class GeradoresDeDownload {
  private readonly porTipo = new Map<TipoDownload, Gerador>();

  registrar(geradores: readonly Gerador[]): void {
    for (const gerador of geradores) this.porTipo.set(gerador.tipo, gerador);
  }

  de(tipo: TipoDownload): Gerador {
    const gerador = this.porTipo.get(tipo);
    if (gerador) return gerador;
    throw problema('dados-invalidos', { detail: 'Este arquivo não é preparado em segundo plano.' });
  }
}
