import { Injectable } from '@nestjs/common';
import type { Pessoa } from '../auth/pessoa.ts';
import type { Transaction } from '../database/database.ts';
import { EventosRepository } from './eventos.repository.ts';

export type NovoEvento = {
  /** The operationId of the contract, or the command. */
  readonly acao: string;
  /** The table whose record it happened to. */
  readonly entidade: string;
  readonly entidadeId?: string | number | null;
  readonly dados?: Record<string, unknown>;
};

/** The audit trail: written in the same transaction as what it tells. */
@Injectable()
export class EventosService {
  constructor(private readonly repository: EventosRepository) {}

  /** `pessoa` is null for what the system does by itself or by a command. */
  registrar(
    tx: Transaction,
    pessoa: Pick<Pessoa, 'usuarioId' | 'matricula' | 'requestId'> | null,
    { acao, entidade, entidadeId = null, dados = {} }: NovoEvento,
  ): Promise<void> {
    return this.repository.insert(tx, {
      usuarioId: pessoa?.usuarioId ?? null,
      matricula: pessoa?.matricula ?? null,
      requestId: pessoa?.requestId ?? null,
      acao,
      entidade,
      entidadeId: entidadeId === null ? null : String(entidadeId),
      dados,
    });
  }
}
