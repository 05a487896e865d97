import type { components } from '@alipen/contracts/generated/government-api';
import { Injectable } from '@nestjs/common';
import type { Pessoa } from '../auth/pessoa.ts';
import { Database, type Transaction } from '../database/database.ts';
import { LotacoesService } from '../lotacoes/lotacoes.service.ts';
import { type Elo, type Falha, falhasDaCadeia, GENESE } from './cadeia.rules.ts';
import { type AssinaturaLida, FechamentoDoMapaRepository } from './fechamento-do-mapa.repository.ts';
import type { Fechamento } from './fechamento-do-mapa.schema.ts';

type Schemas = components['schemas'];
const MAIS_FALHAS = 100;
const DEPOIS = new Date('9999-12-31T00:00:00Z');

@Injectable()
export class CadeiaService {
  constructor(
    private readonly database: Database,
    private readonly repository: FechamentoDoMapaRepository,
    private readonly lotacoes: LotacoesService,
  ) {}

  async verificar(
    pessoa: Pick<Pessoa, 'restritaA'>,
    lotacaoId: number,
    ano: number | undefined,
  ): Promise<Schemas['CadeiaVerificada']> {
    const { id, nome, municipio, uf } = await this.lotacoes.exigir(this.database, lotacaoId, pessoa);
    const { elos, falhas } = await this.conferir(this.database, lotacaoId, ano);
    return {
      lotacao: { id, nome, municipio, uf },
      versoes: elos,
      integra: falhas.length === 0,
      ultimoHash: (await this.repository.findLast(this.database, lotacaoId))?.hash ?? null,
      falhas: falhas.slice(0, MAIS_FALHAS),
    };
  }

  /** The whole chain, or what was closed in one year, tied to what came before. */
  async conferir(
    tx: Transaction,
    lotacaoId: number,
    ano: number | undefined,
  ): Promise<{ elos: number; falhas: Falha[] }> {
    const periodo =
      ano === undefined ? undefined : { de: new Date(Date.UTC(ano, 0)), ate: new Date(Date.UTC(ano + 1, 0)) };
    return this.conferirPeriodo(tx, lotacaoId, periodo);
  }

  /** For each unit that closed the last closed day: what it closed from then on, tied to what came before. */
  async conferirUltimoDia(
    tx: Transaction,
  ): Promise<{ data: string | null; unidades: number; elos: number; falhas: Falha[] }> {
    const dias = await this.repository.findLastDay(tx);
    const soma = { data: dias[0]?.data ?? null, unidades: dias.length, elos: 0, falhas: [] as Falha[] };
    for (const { lotacaoId, de } of dias) {
      const { elos, falhas } = await this.conferirPeriodo(tx, lotacaoId, { de, ate: DEPOIS });
      soma.elos += elos;
      soma.falhas.push(...falhas);
    }
    return soma;
  }

  private async conferirPeriodo(
    tx: Transaction,
    lotacaoId: number,
    periodo: { de: Date; ate: Date } | undefined,
  ): Promise<{ elos: number; falhas: Falha[] }> {
    const lidos = await this.repository.findChain(tx, lotacaoId, periodo);
    const [primeiro] = lidos;
    const ultimo = lidos.at(-1);
    if (!primeiro || !ultimo) return { elos: 0, falhas: [] };
    const assinaturas = await this.repository.signaturesOfChain(tx, lotacaoId, primeiro.sequencia, ultimo.sequencia);
    const { anterior } = periodo ? await this.repository.findNeighbours(tx, primeiro) : { anterior: undefined };
    const desde = anterior ?? { sequencia: 0, hash: GENESE };
    return { elos: lidos.length, falhas: falhasDaCadeia(elosDe(lidos, assinaturas), desde) };
  }
}

export function elosDe(lidos: readonly Fechamento[], assinaturas: readonly AssinaturaLida[]): Elo[] {
  const porVersao = new Map<number, AssinaturaLida[]>();
  for (const assinatura of assinaturas) {
    const delas = porVersao.get(assinatura.fechamentoId);
    if (delas) delas.push(assinatura);
    else porVersao.set(assinatura.fechamentoId, [assinatura]);
  }
  return lidos.map(lido => ({ ...lido, assinaturas: porVersao.get(lido.id) ?? [] }));
}
