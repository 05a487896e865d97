import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock, FUSO_DA_AGENCIA, plainDate } from '../clock/clock.ts';
import { horaEm, porExtenso } from '../clock/zoned-time.ts';
import { formatCount } from '../documents/count-format.ts';
import {
  DownloadsService,
  type Gerador,
  type ParametrosDownload,
  type Preparo,
} from '../downloads/downloads.service.ts';
import { type Coluna, nomeDaBase } from '../mapa-diario/mapa-diario.service.ts';
import { csvLine } from '../spreadsheets/csv-writer.ts';
import type { SheetCell } from '../spreadsheets/xlsx-cells.ts';
import type { Comment } from '../spreadsheets/xlsx-comments.ts';
import { type StreamedSheet, streamXlsx } from '../spreadsheets/xlsx-stream.ts';
import { EM_PALAVRAS, EXTRAS } from './colunas-extras.table.ts';
import {
  comentariosDo,
  type Lugares,
  linhaDoComparativo,
  lugares,
  mesclas,
  PRIMEIRA,
  topoDoComparativo,
} from './comparativo.mapper.ts';
import { cabecalhoDoCsv, linhaDoCsv } from './csv.mapper.ts';
import { ExportacoesMapaLeitura, type Lido } from './exportacoes-mapa-leitura.ts';
import { marcaDe, marcaNoNome } from './marca.rules.ts';
import { MesPdfService } from './mes-pdf.service.ts';
import { linhasDoResumo, PRIMEIRA_DO_RESUMO } from './resumo.mapper.ts';

/** The month's paper is signed, so it shows what is paid, whatever was on the screen; the day's keeps `base`. */
const noPapel = ({ base, ...parametros }: ParametrosDownload): ParametrosDownload =>
  parametros.data && base ? { ...parametros, base } : parametros;

/** The day's origin and the columns of colunas-extras.table.ts; the last one holds what people wrote. */
const extras = [...Array.from({ length: EXTRAS.length + EM_PALAVRAS.length }, () => ({ width: 12 })), { width: 50 }];

const AUTORIDADES = ['AL_GESTOR', 'SOLICITANTE', 'AL_ATENDIMENTO', 'AL_MONITORAMENTO'] as const;
/** The map of a month or of a day as files: the workbook of two sheets used in the field, and CSV (domain.md 7.1). */
@Injectable()
export class ExportacoesMapaService implements OnModuleInit {
  constructor(
    private readonly leitura: ExportacoesMapaLeitura,
    private readonly downloads: DownloadsService,
    private readonly pdf: MesPdfService,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    const comum = { autoridades: AUTORIDADES, preparar: this.preparar } satisfies Partial<Gerador>;
    this.downloads.registrar([
      { tipo: 'MAPA_XLSX', formato: 'xlsx', ...comum, gerar: preparo => this.planilha(preparo) },
      { tipo: 'MAPA_CSV', formato: 'csv', ...comum, gerar: preparo => this.csv(preparo) },
      {
        ...{ tipo: 'MAPA_PDF', formato: 'pdf', ...comum },
        preparar: (pessoa, parametros) => this.prepararPapel(pessoa, noPapel(parametros)),
        gerar: preparo => this.pdf.gerar({ ...preparo, parametros: noPapel(preparo.parametros) }),
      },
    ]);
  }

  private readonly preparar: Gerador['preparar'] = async (pessoa, parametros) =>
    nomesDe(await this.leitura.ler({ pessoa, parametros }), parametros);

  private readonly prepararPapel: Gerador['preparar'] = async (pessoa, parametros) => {
    const lido = await this.leitura.ler({ pessoa, parametros });
    await this.leitura.exigirImprimivel(lido);
    return nomesDe(lido, parametros);
  };

  private async planilha(preparo: Preparo): Promise<void> {
    const lido = await this.leitura.ler(preparo);
    // The second sheet is written after the first, which counts the imported days.
    const importados = new Map<number, number>();
    await streamXlsx(preparo.caminho, [this.comparativo(preparo, lido, importados), this.resumo(lido, importados)]);
  }

  private comparativo(preparo: Preparo, lido: Lido, importados: Map<number, number>): StreamedSheet {
    const { mapa, unidades, periodo } = lido;
    const { dias } = periodo;
    const onde = lugares(mapa.colunas.length, unidades.length * dias);
    const leitura = this.leitura;
    const titulo = this.legenda(lido);
    const quantas = mapa.colunas.length;
    const largas = [22, 34, 10, 12].map(width => ({ width }));
    const escondidas = Array.from({ length: 2 * quantas + 2 }, () => ({ width: 12, hidden: true }));
    const escritas: Comment[] = [];
    async function* rows(): AsyncGenerator<SheetCell[]> {
      yield* topoDoComparativo(titulo, mapa.colunas, mapa.totais.colunas, onde);
      let linha = PRIMEIRA;
      for await (const lote of leitura.dias(preparo, lido)) {
        for (const dia of lote) {
          escritas.push(...comentariosDo(dia, linha, onde));
          const ordem = Math.floor((linha - PRIMEIRA) / dias);
          if (dia.importado) importados.set(ordem, (importados.get(ordem) ?? 0) + 1);
          yield linhaDoComparativo(dia, mapa.colunas, linha++, onde);
        }
        await preparo.andamento((linha - PRIMEIRA) / (unidades.length * dias));
      }
    }
    return {
      name: 'COMPARATIVO',
      columns: [...largas, ...Array.from({ length: 2 * quantas }, () => ({ width: 11 })), ...escondidas, ...extras],
      frozen: { rows: PRIMEIRA - 1, columns: 4 },
      merged: mesclas(mapa.colunas, onde),
      ...this.impressao(lido, `A1:${onde.diferenca(quantas - 1)}${onde.ultima}`, [PRIMEIRA - 3, PRIMEIRA - 1]),
      filter: `A${PRIMEIRA - 1}:${onde.fim}${onde.ultima}`,
      differences: {
        range: `${onde.diferenca(0)}${PRIMEIRA}:${onde.diferenca(quantas - 1)}${onde.ultima}`,
        much: mapa.regras.justificativaAcimaDe,
        counted: `${onde.quantidade(0)}${PRIMEIRA}`,
        redFromZero: mapa.regras.baseServidores === 'EFETIVO_INTERNO' ? dosServidores(mapa.colunas, onde) : [],
      },
      rows,
      comments: () => escritas,
    };
  }

  private resumo(lido: Lido, importados: ReadonlyMap<number, number>): StreamedSheet {
    const { mapa, unidades, periodo } = lido;
    const { dias } = periodo;
    const onde = lugares(mapa.colunas.length, unidades.length * dias);
    return {
      name: 'RESUMO',
      columns: [{ width: 8 }, { width: 40 }, ...mapa.colunas.map(() => ({ width: 13 })), { width: 16 }],
      frozen: { rows: PRIMEIRA_DO_RESUMO - 1, columns: 2 },
      merged: [],
      ...this.impressao(lido, undefined, [PRIMEIRA_DO_RESUMO - 2, PRIMEIRA_DO_RESUMO - 1]),
      rows: () =>
        linhasDoResumo(
          [...lido.orgao.slice(0, 3), 'Resumo do mapa de alimentação', this.legenda(lido)],
          mapa.colunas,
          unidades.map(({ lotacao, quantidades }, n) => ({
            ...{ nome: lotacao.nome, quantidades, dias },
            importados: importados.get(n) ?? 0,
          })),
          { ...mapa.totais, diasComPedido: unidades.reduce((soma, { diasComPedido }) => soma + diasComPedido, 0) },
          { umDia: periodo.umDia, dias: unidades.length * dias },
          onde,
        ),
    };
  }

  private async csv(preparo: Preparo): Promise<void> {
    const lido = await this.leitura.ler(preparo);
    const { leitura } = this;
    const { mapa, periodo, unidades, fechado } = lido;
    const total = unidades.length * periodo.dias;
    const marca = marcaDe({ fechado, parcial: mapa.parcial });
    async function* pieces(): AsyncGenerator<string> {
      yield csvLine(cabecalhoDoCsv(mapa.colunas), true);
      let feitas = 0;
      for await (const lote of leitura.dias(preparo, lido)) {
        yield lote.map(dia => csvLine(linhaDoCsv(dia, mapa.colunas, marca))).join('');
        feitas += lote.length;
        await preparo.andamento(feitas / total);
      }
    }
    await pipeline(Readable.from(pieces()), createWriteStream(preparo.caminho));
  }

  /** Prints only the official columns, with their heading and the agency's name on each page. */
  private impressao(
    { orgao }: Lido,
    area: string | undefined,
    titles: readonly [number, number],
  ): Pick<StreamedSheet, 'print'> {
    return { print: { ...(area && { area }), titles, header: orgao.join(' · ') } };
  }

  private legenda({ periodo, mapa, fechado }: Lido): string {
    const agora = this.clock.now();
    const quando = `${porExtenso(plainDate(agora, FUSO_DA_AGENCIA))} às ${horaEm(agora, FUSO_DA_AGENCIA)}`;
    const parcial = mapa.parcial ? ` · PARCIAL: há lotação sem pedido${periodo.umDia ? '' : ' em algum dia'}` : '';
    const rascunho = fechado ? '' : 'RASCUNHO · ';
    return `${rascunho}${periodo.nome} · ${nomeDaBase[mapa.base]} · gerado em ${quando}${parcial}`;
  }
}

function nomesDe({ periodo, mapa, unidades, fechado }: Lido, { uf }: ParametrosDownload) {
  const uma = unidades.length === 1 ? unidades[0]?.lotacao.nome : undefined;
  const quem = uma ?? `${formatCount(unidades.length, 'lotação', 'lotações')}${uf ? ` (${uf})` : ''}`;
  const outra = mapa.base === 'ACEITA' ? '' : `, ${nomeDaBase[mapa.base]}`;
  // Comes before the unit's name, which may be cut.
  const marca = marcaNoNome(marcaDe({ fechado, parcial: mapa.parcial }));
  const partes = [
    `mapa-${periodo.curto}${marca}`,
    mapa.base === 'ACEITA' ? undefined : mapa.base.toLowerCase(),
    uma ?? uf,
  ];
  return {
    titulo: `Mapa de ${periodo.nome}: ${quem}${outra}`.slice(0, 200),
    nome: partes.filter(parte => parte !== undefined).join('-'),
  };
}

/** R16 as in the field: the servers' columns are compared with the number of inmates. */
const dosServidores = (colunas: readonly Coluna[], onde: Lugares) =>
  colunas.flatMap(({ baseConferencia }, i) =>
    baseConferencia === 'EFETIVO_SERVIDOR'
      ? [{ range: onde.faixa(onde.diferenca(i)), asked: `${onde.quantidade(i)}${PRIMEIRA}` }]
      : [],
  );
