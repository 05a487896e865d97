import type { Problema } from '@alipen/platform/problems/problema';
import { Injectable } from '@nestjs/common';
import type { Pessoa } from '../auth/pessoa.ts';
import { Clock, FUSO_DA_AGENCIA } from '../clock/clock.ts';
import type { Transaction } from '../database/database.ts';
import { matches, missingVersion, staleVersion, type Version } from '../versions/versions.ts';
import { alteracoesEntre, type Registro, semSegredos } from './alteracoes.rules.ts';
import { type AuditRow, AuditTrailRepository } from './audit-trail.repository.ts';
import { originOfCall } from './call-origin.ts';

/** Null for what the system does by itself or by a command. */
export type Autor = Pick<Pessoa, 'usuarioId' | 'matricula' | 'requestId'> | null;

export type AuditEntry = {
  /** The operationId of the contract, or the name of the command. */
  readonly acao: string;
  readonly entidade: string;
  readonly entidadeId?: string | number | null;
  readonly dados?: Registro;
  /** The record before and after, with the contract's field names; what differs is kept as `dados.alteracoes`. */
  readonly antes?: Registro | null;
  readonly depois?: Registro | null;
};

type Registrada = {
  readonly entidade: string;
  readonly entidadeId: string | number;
  /** The zone in which the refusal tells the hour: that of the record's unit, or Brasília's when absent. */
  readonly fusoHorario?: string;
};

export type VersaoExigida = Registrada & {
  readonly ifMatch: string | undefined;
  /** The present version, read with `for update`. */
  readonly versao: Version;
  readonly opcional?: boolean;
};

/** Called inside the transaction that wrote the rows: what it writes is committed or undone with them. */
export type OnRecord = (tx: Transaction, eventos: readonly AuditRow[]) => Promise<void>;

/** The audit trail. Each row is written in the same transaction as the change it tells of. */
@Injectable()
export class AuditTrail {
  private readonly listeners: OnRecord[] = [];

  constructor(
    private readonly repository: AuditTrailRepository,
    private readonly clock: Clock,
  ) {}

  /** Call only while the process starts. */
  onRecord(listener: OnRecord): void {
    this.listeners.push(listener);
  }

  record(tx: Transaction, pessoa: Autor, evento: AuditEntry): Promise<void> {
    return this.recordAll(tx, pessoa, [evento]);
  }

  /** Inserts all rows in one statement. A change that changed nothing leaves no row. */
  async recordAll(tx: Transaction, pessoa: Autor, novos: readonly AuditEntry[]): Promise<void> {
    await this.write(
      tx,
      novos.flatMap(novo => linhaDe(pessoa, novo) ?? []),
    );
  }

  async recordOfAll(tx: Transaction, novos: readonly (AuditEntry & { readonly pessoa: Autor })[]): Promise<void> {
    await this.write(
      tx,
      novos.flatMap(({ pessoa, ...novo }) => linhaDe(pessoa, novo) ?? []),
    );
  }

  private async write(tx: Transaction, linhas: readonly AuditRow[]): Promise<void> {
    if (!linhas.length) return;
    await this.repository.insert(tx, linhas, originOfCall());
    for (const listener of this.listeners) await listener(tx, linhas);
  }

  /** Refuses a write by someone who did not see the present version: 428 without If-Match, 412 with an old one. */
  async requireVersion(tx: Transaction, exigida: VersaoExigida): Promise<void> {
    const { ifMatch, versao, entidade, entidadeId, fusoHorario, opcional = false } = exigida;
    if (!ifMatch) {
      if (opcional) return;
      throw missingVersion('do registro');
    }
    if (!matches(ifMatch, versao)) throw await this.changed(tx, { entidade, entidadeId, fusoHorario });
  }

  /** A 412 which says who last changed the record, and when. */
  async changed(
    tx: Transaction,
    { entidade, entidadeId, fusoHorario = FUSO_DA_AGENCIA }: Registrada,
  ): Promise<Problema> {
    const ultimo = await this.repository.findLast(tx, entidade, String(entidadeId));
    return staleVersion({ nome: ultimo?.nome ?? 'o sistema', em: ultimo?.em ?? this.clock.now(), fusoHorario });
  }
}

function linhaDe(
  pessoa: Autor,
  { acao, entidade, entidadeId, dados, antes, depois }: AuditEntry,
): AuditRow | undefined {
  const compara = antes !== undefined || depois !== undefined;
  const alteracoes = compara ? alteracoesEntre(antes ?? null, depois ?? null) : [];
  if (compara && alteracoes.length === 0 && !dados) return undefined;
  return {
    usuarioId: pessoa?.usuarioId ?? null,
    matricula: pessoa?.matricula ?? null,
    requestId: pessoa?.requestId ?? null,
    acao,
    entidade,
    entidadeId: entidadeId === undefined || entidadeId === null ? null : String(entidadeId),
    dados: { ...semSegredos(dados ?? {}), ...(alteracoes.length > 0 && { alteracoes }) },
  };
}
