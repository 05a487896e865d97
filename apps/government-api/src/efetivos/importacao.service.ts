import type { components } from '@alipen/contracts/generated/government-api';
import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../audit/audit-trail.service.ts';
import type { Pessoa } from '../auth/pessoa.ts';
import { addDays, Clock, FUSO_DA_AGENCIA } from '../clock/clock.ts';
import { Database, type Transaction } from '../database/database.ts';
import { FechamentosService } from '../fechamentos/fechamentos.service.ts';
import type { Line } from '../imports/lines.ts';
import { type Outcome, runImport } from '../imports/run-import.ts';
import { LotacoesService } from '../lotacoes/lotacoes.service.ts';
import { ParametrosService } from '../parametros/parametros.service.ts';
import { type Dia, EfetivosMesRepository } from './efetivos.mes.repository.ts';
import { camposMudados, camposPorDia } from './efetivos.rules.ts';
import { type Encontrada, encontrar, type Unidade } from './importacao.rules.ts';
import { importacaoDeEfetivos, type LinhaDoArquivo } from './importacao.table.ts';

type Comparada = { unidade: Unidade; antes: Dia | undefined; depois: Dia };

const chave = ({ lotacaoId, data }: { lotacaoId: number; data: string }) => `${lotacaoId}/${data}`;

@Injectable()
export class ImportacaoDeEfetivosService {
  constructor(
    private readonly database: Database,
    private readonly repository: EfetivosMesRepository,
    private readonly lotacoes: LotacoesService,
    private readonly parametros: ParametrosService,
    private readonly audit: AuditTrail,
    private readonly fechamentos: FechamentosService,
    private readonly clock: Clock,
  ) {}

  importar(
    pessoa: Pessoa,
    arquivo: Buffer,
    opcoes: { simular: boolean },
  ): Promise<components['schemas']['RelatorioImportacao']> {
    return runImport(this.database, importacaoDeEfetivos, arquivo, opcoes, (tx, lines) =>
      this.gravar(tx, pessoa, lines),
    );
  }

  private async gravar(
    tx: Transaction,
    pessoa: Pessoa,
    lines: readonly Line<LinhaDoArquivo>[],
  ): Promise<Map<number, Outcome>> {
    const { encontradas, outcomes } = encontrar(lines, await this.unidades(tx));
    await this.fechamentos.travar(
      tx,
      encontradas.map(({ unidade }) => unidade.id),
    );
    await this.repository.lockAll(tx);
    const mudadas: Comparada[] = [];
    const comparadas = (await this.comparar(tx, encontradas)).filter(({ campos }) => campos.length > 0);
    const fechados = await this.fechados(tx, comparadas);
    for (const { linha, comparada, campos } of comparadas) {
      const motivo = fechados.get(chave(comparada.depois));
      if (motivo) {
        outcomes.set(linha, { feito: 'recusada', motivo });
        continue;
      }
      mudadas.push(comparada);
      outcomes.set(linha, comparada.antes ? { feito: 'alterada', campos } : { feito: 'nova' });
    }
    if (mudadas.length === 0) return outcomes;
    const dias = mudadas.map(({ depois }) => depois);
    const escrita = { fonte: 'IMPORTADO', agora: this.clock.now(), por: pessoa.usuarioId } as const;
    await this.repository.upsertDias(tx, dias, escrita);
    await this.registrar(tx, pessoa, mudadas);
    return outcomes;
  }

  private async unidades(tx: Transaction): Promise<Unidade[]> {
    const todas = await this.lotacoes.todas(tx);
    const hoje = this.clock.today(FUSO_DA_AGENCIA);
    const { horizonteDias } = await this.parametros.doDia(tx, hoje);
    return todas.map(({ fusoHorario, ...unidade }) => ({
      ...unidade,
      ate: addDays(this.clock.today(fusoHorario), horizonteDias),
    }));
  }

  private async comparar(tx: Transaction, encontradas: readonly Encontrada[]) {
    const procurados = encontradas.map(({ unidade, row }) => ({ lotacaoId: unidade.id, data: row.data }));
    const conhecidos = await this.repository.findConhecidos(tx, procurados);
    const antesDe = new Map(conhecidos.map(dia => [chave(dia), dia]));
    return encontradas.map(({ linha, unidade, row }) => {
      const lotacaoId = unidade.id;
      const antes = antesDe.get(chave({ lotacaoId, data: row.data }));
      const { data, internos, servidoresPlantao, servidoresExpediente } = row;
      // A file without visitors keeps the known number.
      const visitantesPrevistos = row.visitantesPrevistos ?? antes?.visitantesPrevistos ?? null;
      const depois = { lotacaoId, data, internos, servidoresPlantao, servidoresExpediente, visitantesPrevistos };
      return { linha, comparada: { unidade, antes, depois }, campos: camposMudados(antes, depois) };
    });
  }

  private async fechados(tx: Transaction, comparadas: readonly { comparada: Comparada }[]) {
    const dias = comparadas.map(({ comparada }) => {
      const { lotacaoId, data } = comparada.depois;
      return { lotacaoId, data };
    });
    const fechados = await this.fechamentos.fechados(tx, dias);
    return new Map(fechados.map(({ motivo, ...dia }) => [chave(dia), motivo]));
  }

  private registrar(tx: Transaction, pessoa: Pessoa, mudadas: readonly Comparada[]): Promise<void> {
    const porUnidade = new Map<number, Comparada[]>();
    for (const mudada of mudadas) {
      porUnidade.set(mudada.unidade.id, [...(porUnidade.get(mudada.unidade.id) ?? []), mudada]);
    }
    const acao = { acao: 'importarEfetivos', entidade: 'efetivos_diarios' };
    return this.audit.recordAll(tx, pessoa, [
      ...[...porUnidade].map(([entidadeId, dias]) => ({
        ...acao,
        entidadeId,
        antes: camposPorDia(dias.flatMap(({ antes }) => antes ?? [])),
        depois: camposPorDia(dias.map(({ depois }) => depois)),
      })),
      // Last, so that the history shows it first.
      { ...acao, dados: { dias: mudadas.length, lotacoes: porUnidade.size } },
    ]);
  }
}
