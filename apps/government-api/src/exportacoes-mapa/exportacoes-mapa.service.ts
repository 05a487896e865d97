import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock, FUSO_DA_AGENCIA, plainDate } from '../clock/clock.ts';
import { nomeDoMes } from '../clock/month.names.ts';
import { horaEm, porExtenso } from '../clock/zoned-time.ts';
import { AGENCY, type Agency } from '../documents/agency.settings.ts';
import { DownloadsService, type Gerador, type Preparo } from '../downloads/downloads.service.ts';
import { csvLine } from '../spreadsheets/csv.writer.ts';
import type { SheetCell } from '../spreadsheets/xlsx.cells.ts';
import type { Comment } from '../spreadsheets/xlsx.comments.ts';
import { type StreamedSheet, streamXlsx } from '../spreadsheets/xlsx.stream.ts';
import {
  comentariosDo,
  linhaDoComparativo,
  lugares,
  mesclas,
  PRIMEIRA,
  topoDoComparativo,
} from './comparativo.mapper.ts';
import { cabecalhoDoCsv, linhaDoCsv } from './csv.mapper.ts';
import { ExportacoesMapaLeitura, type Mes } from './exportacoes-mapa.leitura.ts';
import { MesPdfService } from './mes-pdf.service.ts';
import { linhasDoResumo, PRIMEIRA_DO_RESUMO } from './resumo.mapper.ts';

const AUTORIDADES = ['AL_GESTOR', 'SOLICITANTE', 'AL_ATENDIMENTO', 'AL_MONITORAMENTO'] as const;
/** The month's map as files: the field's own workbook of two sheets, and CSV (domain.md 7.1). */
@Injectable()
export class ExportacoesMapaService implements OnModuleInit {
  constructor(
    private readonly leitura: ExportacoesMapaLeitura,
    private readonly downloads: DownloadsService,
    private readonly pdf: MesPdfService,
    private readonly clock: Clock,
    @Inject(AGENCY) private readonly agency: Agency,
  ) {}

  onModuleInit(): void {
    const comum = { autoridades: AUTORIDADES, preparar: this.preparar } satisfies Partial<Gerador>;
    this.downloads.registrar([
      { tipo: 'MAPA_XLSX', formato: 'xlsx', ...comum, gerar: preparo => this.planilha(preparo) },
      { tipo: 'MAPA_CSV', formato: 'csv', ...comum, gerar: preparo => this.csv(preparo) },
      { tipo: 'MAPA_PDF', formato: 'pdf', ...comum, gerar: preparo => this.pdf.gerar(preparo) },
    ]);
  }

  private readonly preparar: Gerador['preparar'] = async (pessoa, parametros) => {
    const { mes, unidades } = await this.leitura.mes({ pessoa, parametros });
    const uma = unidades.length === 1 ? unidades[0]?.lotacao.nome : undefined;
    const quem = uma ?? `${unidades.length.toLocaleString('pt-BR')} lotações`;
    return { titulo: `Mapa de ${nomeDoMes(mes)}: ${quem}`.slice(0, 200), nome: `mapa-${mes}${uma ? `-${uma}` : ''}` };
  };

  private async planilha(preparo: Preparo): Promise<void> {
    const mes = await this.leitura.mes(preparo);
    // The second sheet is written after the first, which counts them.
    const importados = new Map<number, number>();
    await streamXlsx(preparo.caminho, [this.comparativo(preparo, mes, importados), this.resumo(mes, importados)]);
  }

  private comparativo(preparo: Preparo, mes: Mes, importados: Map<number, number>): StreamedSheet {
    const { mapa, unidades, dias } = mes;
    const onde = lugares(mapa.colunas.length, unidades.length * dias);
    const leitura = this.leitura;
    const titulo = this.legenda(mes);
    const quantas = mapa.colunas.length;
    const largas = [22, 34, 10, 12].map(width => ({ width }));
    const escondidas = Array.from({ length: 2 * quantas + 2 }, () => ({ width: 12, hidden: true }));
    const escritas: Comment[] = [];
    async function* rows(): AsyncGenerator<SheetCell[]> {
      yield* topoDoComparativo(titulo, mapa.colunas, mapa.totais.colunas, onde);
      let linha = PRIMEIRA;
      for await (const lote of leitura.dias(preparo, mes)) {
        for (const dia of lote) {
          escritas.push(...comentariosDo(dia, linha, onde));
          const ordem = Math.floor((linha - PRIMEIRA) / dias);
          if (dia.importado) importados.set(ordem, (importados.get(ordem) ?? 0) + 1);
          yield linhaDoComparativo(dia, linha++, onde);
        }
        await preparo.andamento((linha - PRIMEIRA) / (unidades.length * dias));
      }
    }
    return {
      name: 'COMPARATIVO',
      columns: [...largas, ...Array.from({ length: 2 * quantas }, () => ({ width: 11 })), ...escondidas, { width: 12 }],
      frozen: { rows: PRIMEIRA - 1, columns: 4 },
      merged: mesclas(mapa.colunas, onde),
      differences: {
        range: `${onde.diferenca(0)}${PRIMEIRA}:${onde.diferenca(quantas - 1)}${onde.ultima}`,
        much: mapa.regras.justificativaAcimaDe,
      },
      rows,
      comments: () => escritas,
    };
  }

  private resumo(mes: Mes, importados: ReadonlyMap<number, number>): StreamedSheet {
    const { mapa, unidades, dias } = mes;
    const onde = lugares(mapa.colunas.length, unidades.length * dias);
    return {
      name: 'RESUMO',
      columns: [{ width: 8 }, { width: 40 }, ...mapa.colunas.map(() => ({ width: 13 })), { width: 16 }],
      frozen: { rows: PRIMEIRA_DO_RESUMO - 1, columns: 2 },
      merged: [],
      rows: () =>
        linhasDoResumo(
          [...this.agency.name.slice(0, 3), 'Resumo do mapa de alimentação', this.legenda(mes)],
          mapa.colunas,
          unidades.map(({ lotacao, quantidades }, n) => ({
            ...{ nome: lotacao.nome, quantidades, dias },
            importados: importados.get(n) ?? 0,
          })),
          mapa.totais,
          onde,
        ),
    };
  }

  private async csv(preparo: Preparo): Promise<void> {
    const mes = await this.leitura.mes(preparo);
    const { leitura } = this;
    const total = mes.unidades.length * mes.dias;
    async function* pieces(): AsyncGenerator<string> {
      yield csvLine(cabecalhoDoCsv(mes.mapa.colunas), true);
      let feitas = 0;
      for await (const lote of leitura.dias(preparo, mes)) {
        yield lote.map(dia => csvLine(linhaDoCsv(dia, mes.mapa.colunas))).join('');
        feitas += lote.length;
        await preparo.andamento(feitas / total);
      }
    }
    await pipeline(Readable.from(pieces()), createWriteStream(preparo.caminho));
  }

  /** Until every day in it is closed, the file says that it is a draft. */
  private legenda({ mes, mapa, fechado }: Mes): string {
    const agora = this.clock.now();
    const quando = `${porExtenso(plainDate(agora, FUSO_DA_AGENCIA))} às ${horaEm(agora, FUSO_DA_AGENCIA)}`;
    const parcial = mapa.parcial ? ' · PARCIAL: há lotação sem pedido em algum dia' : '';
    const rascunho = fechado ? '' : 'RASCUNHO · ';
    return `${rascunho}${nomeDoMes(mes)} · quantidade aceita · gerado em ${quando}${parcial}`;
  }
}
