import type { components } from '@alipen/contracts/generated/government-api';
import { Injectable } from '@nestjs/common';
import type { Pessoa } from '../auth/pessoa.ts';
import { Clock } from '../clock/clock.ts';
import { ContratosService, type ReferenciaDeContrato } from '../contratos/contratos.service.ts';
import { Database, type Transaction } from '../database/database.ts';
import { EventosService } from '../eventos/eventos.service.ts';
import { lerCsv } from './importacao.csv.ts';
import { type Conhecida, ImportacaoRepository, type UnidadeDeHoje } from './importacao.repository.ts';
import { conferirLinhas } from './importacao.rules.ts';

type Relatorio = components['schemas']['RelatorioImportacao'];
type Alterada = components['schemas']['LinhaAlterada'];
type Comparacao = { novas: UnidadeDeHoje[]; alteradas: UnidadeDeHoje[]; iguais: number; alteracoes: Alterada[] };

export type OpcoesImportacao = {
  /** Only the report; nothing is written. */
  readonly simular: boolean;
  /** The contract that serves the new units from today on. */
  readonly contrato?: ReferenciaDeContrato | undefined;
};

const COMPARADOS = ['tipo', 'capacidade', 'internos', 'servidoresPlantao', 'servidoresExpediente'] as const;

@Injectable()
export class ImportacaoService {
  constructor(
    private readonly database: Database,
    private readonly repository: ImportacaoRepository,
    private readonly contratos: ContratosService,
    private readonly eventos: EventosService,
    private readonly clock: Clock,
  ) {}

  /** `pessoa` is null when an operator runs the command. */
  async importar(pessoa: Pessoa | null, csv: Uint8Array, { simular, contrato }: OpcoesImportacao): Promise<Relatorio> {
    const { registros, recusadas: ilegiveis } = lerCsv(csv);
    const { unidades, recusadas } = conferirLinhas(registros);
    const deHoje = unidades.map(unidade => ({ ...unidade, hoje: this.clock.today(unidade.fusoHorario) }));
    const comparacao = await this.database.transaction(async tx => {
      const contratoId = contrato && (await this.contratos.exigirAberto(tx, contrato)).id;
      if (!simular) await this.repository.lock(tx);
      const achada = comparar(deHoje, await this.repository.findConhecidas(tx, deHoje));
      if (!simular) await this.gravar(tx, pessoa, achada, contratoId);
      return achada;
    });
    return {
      simulada: simular,
      linhas: registros.length + ilegiveis.length,
      novas: comparacao.novas.length,
      alteradas: comparacao.alteradas.length,
      iguais: comparacao.iguais,
      pessoas: unidades.reduce((soma, { internos }) => soma + internos, 0),
      recusadas: [...ilegiveis, ...recusadas].sort((a, b) => a.linha - b.linha),
      alteracoes: comparacao.alteracoes,
    };
  }

  private async gravar(
    tx: Transaction,
    pessoa: Pessoa | null,
    { novas, alteradas }: Comparacao,
    contratoId: number | undefined,
  ): Promise<void> {
    if (novas.length + alteradas.length === 0) return;
    await this.repository.insertLotacoes(tx, novas);
    await this.repository.updateLotacoes(tx, alteradas);
    await this.repository.upsertEfetivos(tx, [...novas, ...alteradas], this.clock.now());
    if (contratoId !== undefined) await this.repository.bind(tx, novas, contratoId);
    await this.eventos.registrar(tx, pessoa, {
      acao: 'importarLotacoes',
      entidade: 'lotacoes',
      dados: { novas: novas.length, alteradas: alteradas.length, ...(contratoId !== undefined && { contratoId }) },
    });
  }
}

function comparar(unidades: readonly UnidadeDeHoje[], conhecidas: readonly Conhecida[]): Comparacao {
  const porLinha = new Map(conhecidas.map(conhecida => [conhecida.linha, conhecida]));
  const resultado: Comparacao = { novas: [], alteradas: [], iguais: 0, alteracoes: [] };
  for (const unidade of unidades) {
    const conhecida = porLinha.get(unidade.linha);
    if (!conhecida) {
      resultado.novas.push(unidade);
      continue;
    }
    const campos = COMPARADOS.filter(campo => {
      // An empty capacity says nothing of the one we know.
      return unidade[campo] !== conhecida[campo] && !(campo === 'capacidade' && unidade.capacidade === null);
    });
    if (campos.length === 0) resultado.iguais += 1;
    else {
      resultado.alteradas.push(unidade);
      resultado.alteracoes.push({ linha: unidade.linha, nome: unidade.nome, campos: [...campos] });
    }
  }
  return resultado;
}
