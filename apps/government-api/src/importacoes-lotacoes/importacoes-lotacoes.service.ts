import type { components } from '@alipen/contracts/generated/government-api';
import { Injectable } from '@nestjs/common';
import { type AuditEntry, AuditTrail } from '../audit/audit-trail.service.ts';
import type { Pessoa } from '../auth/pessoa.ts';
import { Clock } from '../clock/clock.ts';
import { type ContratoAberto, ContratosService, type ReferenciaDeContrato } from '../contratos/contratos.service.ts';
import { Database, type Transaction } from '../database/database.ts';
import type { Line } from '../imports/lines.ts';
import { type Outcome, runImport } from '../imports/run-import.ts';
import {
  type Conhecida,
  ImportacoesLotacoesRepository,
  type UnidadeDeHoje,
} from './importacoes-lotacoes.repository.ts';
import type { Unidade } from './importacoes-lotacoes.rules.ts';
import { importacaoDeLotacoes } from './importacoes-lotacoes.table.ts';

type Relatorio = components['schemas']['RelatorioImportacao'];
type Comparada = { unidade: UnidadeDeHoje; conhecida: Conhecida | undefined; campos: Campo[] };

export type OpcoesImportacao = {
  readonly simular: boolean;
  /** The contract that serves the new units from today on. */
  readonly contrato?: ReferenciaDeContrato | undefined;
};

const CAMPOS_DA_LOTACAO = ['tipo', 'capacidade', 'sigla', 'endereco', 'telefone', 'email', 'responsavelNome'] as const;
const CAMPOS_DO_EFETIVO = ['internos', 'servidoresPlantao', 'servidoresExpediente'] as const;
const COMPARADOS = [...CAMPOS_DA_LOTACAO, ...CAMPOS_DO_EFETIVO];
type Campo = (typeof COMPARADOS)[number];

@Injectable()
export class ImportacoesLotacoesService {
  constructor(
    private readonly database: Database,
    private readonly repository: ImportacoesLotacoesRepository,
    private readonly contratos: ContratosService,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  /** `pessoa` is null when an operator runs the command. */
  async importar(pessoa: Pessoa | null, arquivo: Buffer, opcoes: OpcoesImportacao): Promise<Relatorio> {
    let pessoas = 0;
    const relatorio = await runImport(this.database, importacaoDeLotacoes, arquivo, opcoes, async (tx, lines) => {
      pessoas = lines.reduce((soma, { row }) => soma + (row.internos ?? 0), 0);
      const contrato = opcoes.contrato && (await this.contratos.exigirAberto(tx, opcoes.contrato));
      await this.repository.lock(tx);
      const comparadas = await this.comparar(tx, lines);
      await this.gravar(tx, pessoa, comparadas, contrato);
      return new Map(comparadas.map(comparada => [comparada.unidade.linha, outcomeOf(comparada)]));
    });
    return { ...relatorio, pessoas };
  }

  private async comparar(tx: Transaction, lines: readonly Line<Unidade>[]): Promise<Comparada[]> {
    const unidades = lines.map(({ linha, row }) => ({ ...row, linha, hoje: this.clock.today(row.fusoHorario) }));
    const conhecidas = await this.repository.findConhecidas(tx, unidades);
    const porLinha = new Map(conhecidas.map(conhecida => [conhecida.linha, conhecida]));
    return unidades.map(unidade => {
      const conhecida = porLinha.get(unidade.linha);
      return { unidade, conhecida, campos: conhecida ? camposMudados(unidade, conhecida) : [] };
    });
  }

  private async gravar(
    tx: Transaction,
    pessoa: Pessoa | null,
    comparadas: readonly Comparada[],
    contrato: ContratoAberto | undefined,
  ): Promise<void> {
    const novas = comparadas.filter(({ conhecida }) => !conhecida).map(({ unidade }) => unidade);
    const alteradas = comparadas.filter(({ campos }) => campos.length > 0);
    if (novas.length + alteradas.length === 0) return;
    const unidadesAlteradas = alteradas.map(({ unidade }) => unidade);
    const ids = new Map((await this.repository.insertLotacoes(tx, novas)).map(({ linha, id }) => [linha, id]));
    await this.repository.updateLotacoes(tx, unidadesAlteradas);
    await this.repository.upsertEfetivos(tx, [...novas, ...unidadesAlteradas], this.clock.now());
    if (contrato) {
      const unidades = novas.map(({ linha, hoje }) => ({ lotacaoId: ids.get(linha) ?? 0, inicio: hoje }));
      await this.contratos.atender(tx, pessoa, contrato, unidades);
    }
    await this.audit.recordAll(tx, pessoa, [
      ...novas.map(unidade => eventoDe({ unidade, conhecida: undefined, campos: COMPARADOS }, ids.get(unidade.linha))),
      ...alteradas.map(comparada => eventoDe(comparada, comparada.conhecida?.id)),
      // Last, so that the history shows it first.
      {
        acao: 'importarLotacoes',
        entidade: 'lotacoes',
        dados: { novas: novas.length, alteradas: alteradas.length, ...(contrato && { contratoId: contrato.id }) },
      },
    ]);
  }
}

function camposMudados(unidade: UnidadeDeHoje, conhecida: Conhecida): Campo[] {
  // An empty cell of the file says nothing of what we know.
  return COMPARADOS.filter(campo => unidade[campo] !== null && unidade[campo] !== conhecida[campo]);
}

function outcomeOf({ conhecida, campos }: Comparada): Outcome {
  if (!conhecida) return { feito: 'nova' };
  return campos.length ? { feito: 'alterada', campos } : { feito: 'igual' };
}

function eventoDe({ unidade, conhecida, campos }: Comparada, entidadeId: number | undefined): AuditEntry {
  const { nome, uf, municipio } = unidade;
  const valores = (de: Record<Campo, unknown>) => Object.fromEntries(campos.map(campo => [campo, de[campo]]));
  return {
    acao: 'importarLotacoes',
    entidade: 'lotacoes',
    entidadeId: entidadeId ?? null,
    antes: conhecida ? valores(conhecida) : null,
    depois: conhecida ? valores(unidade) : { nome, uf, municipio, ...valores(unidade) },
  };
}
