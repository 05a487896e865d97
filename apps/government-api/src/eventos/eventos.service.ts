import type { Problema } from '@alipen/platform/problems/problema';
import { Injectable } from '@nestjs/common';
import type { Pessoa } from '../auth/pessoa.ts';
import { Clock, FUSO_DA_AGENCIA } from '../clock/clock.ts';
import type { Transaction } from '../database/database.ts';
import { matches, missingVersion, staleVersion, type Version } from '../versions/versions.ts';
import { alteracoesEntre, type Registro, semSegredos } from './alteracoes.rules.ts';
import { type Evento, EventosRepository } from './eventos.repository.ts';

/** Null for what the system does by itself or by a command. */
export type Autor = Pick<Pessoa, 'usuarioId' | 'matricula' | 'requestId'> | null;

export type NovoEvento = {
  /** The operationId of the contract, or the command. */
  readonly acao: string;
  /** The table whose record it happened to. */
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
  /** Of who reads the refusal: the unit's; Brasília's where there is no unit. */
  readonly fusoHorario?: string;
};

export type VersaoExigida = Registrada & {
  readonly ifMatch: string | undefined;
  /** The present one, read with `for update`. */
  readonly versao: Version;
  /** Where If-Match may be missing. */
  readonly opcional?: boolean;
};

/** Told in the transaction of what was written down: what it writes happens with it. */
export type AoRegistrar = (tx: Transaction, eventos: readonly Evento[]) => Promise<void>;

/** The audit trail: written in the same transaction as what it tells. */
@Injectable()
export class EventosService {
  private readonly ouvintes: AoRegistrar[] = [];

  constructor(
    private readonly repository: EventosRepository,
    private readonly clock: Clock,
  ) {}

  /** Registers who wants to know of each row; to be called once, as the process starts. */
  aoRegistrar(ouvinte: AoRegistrar): void {
    this.ouvintes.push(ouvinte);
  }

  registrar(tx: Transaction, pessoa: Autor, evento: NovoEvento): Promise<void> {
    return this.registrarTodos(tx, pessoa, [evento]);
  }

  /** One statement. A change that changed nothing leaves no row. */
  async registrarTodos(tx: Transaction, pessoa: Autor, novos: readonly NovoEvento[]): Promise<void> {
    await this.gravar(
      tx,
      novos.flatMap(novo => linhaDe(pessoa, novo) ?? []),
    );
  }

  /** The same, each by its own author. */
  async registrarDeTodos(tx: Transaction, novos: readonly (NovoEvento & { readonly pessoa: Autor })[]): Promise<void> {
    await this.gravar(
      tx,
      novos.flatMap(({ pessoa, ...novo }) => linhaDe(pessoa, novo) ?? []),
    );
  }

  private async gravar(tx: Transaction, linhas: readonly Evento[]): Promise<void> {
    if (!linhas.length) return;
    await this.repository.insert(tx, linhas);
    for (const ouvinte of this.ouvintes) await ouvinte(tx, linhas);
  }

  /** Refuses a write by someone who did not see the present version: 428 without If-Match, 412 with an old one. */
  async exigirVersao(tx: Transaction, exigida: VersaoExigida): Promise<void> {
    const { ifMatch, versao, entidade, entidadeId, fusoHorario, opcional = false } = exigida;
    if (!ifMatch) {
      if (opcional) return;
      throw missingVersion('do registro');
    }
    if (!matches(ifMatch, versao)) throw await this.alterada(tx, { entidade, entidadeId, fusoHorario });
  }

  /** 412, by whom it was changed last and when. */
  async alterada(
    tx: Transaction,
    { entidade, entidadeId, fusoHorario = FUSO_DA_AGENCIA }: Registrada,
  ): Promise<Problema> {
    const ultimo = await this.repository.findLast(tx, entidade, String(entidadeId));
    return staleVersion({ nome: ultimo?.nome ?? 'o sistema', em: ultimo?.em ?? this.clock.now(), fusoHorario });
  }
}

function linhaDe(pessoa: Autor, { acao, entidade, entidadeId, dados, antes, depois }: NovoEvento): Evento | undefined {
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
