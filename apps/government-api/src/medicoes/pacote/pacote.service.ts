import { readFile } from 'node:fs/promises';
import { problema } from '@alipen/platform/problems/problema';
import { Injectable, type OnModuleInit, StreamableFile } from '@nestjs/common';
import { AgenciaService } from '../../agencia/agencia.service.ts';
import { Clock } from '../../clock/clock.ts';
import { nomeDoMes } from '../../clock/month-names.ts';
import { Database, ONE_INSTANT, type Transaction } from '../../database/database.ts';
import { DownloadsService, type Preparo } from '../../downloads/downloads.service.ts';
import { Turns } from '../../http/turns.ts';
import { LivroService } from '../../livro/livro.service.ts';
import { safeName } from '../../spreadsheets/spreadsheet-file.ts';
import { intoFile, intoMemory, type Sink, ZipWriter } from '../../spreadsheets/zip-writer.ts';
import { DossieRepository } from '../dossie/dossie.repository.ts';
import { MedicoesLeituraService } from '../leitura/leitura.service.ts';
import { LEEM_MEDICOES, medicaoPedida } from '../leitura/medicao-pedida.rules.ts';
import { AtestosRepository } from '../registro/atestos.repository.ts';
import { livroDoPacote, type Pacote, type Pagina, pacoteEmHtml, rotulosDoPacote } from './pacote.mapper.ts';
import { PacoteRepository } from './pacote.repository.ts';

const LIDO = 0.8;

/** Of a closing, its signatures; of a month of the whole country, some 44,000 closings. */
const MAIS_FOLHAS = 500_000;

/** The path is right from the sources and from the build. */
const parte = (nome: string): Promise<string> =>
  readFile(new URL(`../../../paginas/pacote/${nome}`, import.meta.url), 'utf8');

const MODULOS = ['conferir', 'pecas', 'dados', 'dia', 'provas', 'tela'];

async function partesDaPagina(): Promise<Pagina> {
  const [html, css, modulos] = await Promise.all([
    parte('pacote.html'),
    parte('pacote.css'),
    Promise.all(MODULOS.map(nome => parte(`${nome}.mjs`))),
  ]);
  return { html, css, modulos };
}

/** The month of a contract in one page that opens without a server and checks itself (ADR 125). */
@Injectable()
export class PacoteService implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly repository: PacoteRepository,
    private readonly dossie: DossieRepository,
    private readonly atestos: AtestosRepository,
    private readonly leitura: MedicoesLeituraService,
    private readonly downloads: DownloadsService,
    private readonly clock: Clock,
    private readonly agencia: AgenciaService,
    private readonly livro: LivroService,
  ) {}

  /** One at a time: the page of a large month is tens of megabytes in memory. */
  private readonly vez = new Turns({ places: 1, waitMs: 20_000, refusal: muitas });

  onModuleInit(): void {
    this.downloads.registrar([
      {
        tipo: 'MEDICAO_PACOTE',
        formato: 'zip',
        autoridades: LEEM_MEDICOES,
        preparar: async (_pessoa, parametros) => {
          const { contrato, mes } = await this.leitura.resumo(this.database, medicaoPedida(parametros, 'o pacote'));
          return {
            titulo: `Pacote de auditoria, contrato ${contrato.numero}, ${nomeDoMes(mes)}`.slice(0, 200),
            nome: nomeDe(contrato, mes),
          };
        },
        gerar: preparo => this.gerar(preparo),
      },
    ]);
  }

  private async gerar({ pessoa, parametros, caminho, andamento, signal }: Preparo): Promise<void> {
    const id = medicaoPedida(parametros, 'o pacote');
    // What was signed a moment ago has its place in the ledger too.
    await this.livro.juntar(signal);
    const pacote = await this.lido(id, pessoa.usuarioId);
    await andamento(LIDO);
    await escrito(pacote, await intoFile(caminho));
  }

  /** The same page made at once, by a reading that writes nothing: what was signed a moment ago may have no proof in it yet. */
  async baixar(id: number, usuarioId: number): Promise<StreamableFile> {
    return this.vez.run(async () => {
      const pacote = await this.lido(id, usuarioId);
      const sink = intoMemory();
      await escrito(pacote, sink);
      const { contrato, mes } = pacote.medicao;
      const bytes = sink.bytes();
      return new StreamableFile(bytes, {
        type: 'application/zip',
        length: bytes.length,
        disposition: `attachment; filename="${safeName(nomeDe(contrato, mes))}.zip"`,
      });
    });
  }

  private lido(id: number, usuarioId: number): Promise<Pacote> {
    return this.database.transaction(tx => this.montar(tx, id, usuarioId), ONE_INSTANT);
  }

  private async montar(tx: Transaction, id: number, usuarioId: number): Promise<Pacote> {
    const medicao = await this.leitura.exigir(tx, id);
    const { resumo, unidades } = await this.leitura.montar(tx, { usuarioId, authorities: [] }, medicao);
    const [ultimo] = await this.atestos.ofBilling(tx, id);
    const atesto = medicao.situacao === 'ATESTADA' && ultimo ? ultimo : null;
    const dias = await this.repository.days(tx, id);
    const termos = await this.dossie.terms(tx, id);
    const papeis = [...dias.map(({ fechamento }) => fechamento), atesto, ...termos];
    const codigos = papeis.flatMap(papel => (papel ? [papel.codigo] : []));
    const { contrato, mes, totais } = resumo;
    return {
      formato: 'alipen-pacote/1',
      geradoEm: this.clock.now().toISOString(),
      orgao: (await this.agencia.timbre(tx)).lines,
      endereco: this.agencia.endereco,
      medicao: { id, contrato, mes, totais, unidades },
      atesto: atesto && {
        ...{ conteudo: atesto.conteudo, anterior: atesto.hashAnterior, hash: atesto.hash, versao: atesto.versao },
      },
      dias,
      pedidos: await this.repository.orders(tx, id),
      entregas: await this.repository.deliveries(tx, id),
      fiscalizacoes: await this.repository.inspections(tx, id),
      termos,
      nota: (await this.dossie.note(tx, id)) ?? null,
      pagamentos: await this.dossie.payments(tx, id),
      livro: livroDoPacote(await this.livro.provas(tx, codigos, MAIS_FOLHAS)),
      rotulos: rotulosDoPacote,
    };
  }
}

const muitas = () =>
  problema('capacidade-reduzida', {
    detail: 'Outros pacotes estão sendo feitos. Tente de novo em instantes.',
    retryAfter: 10,
  });

async function escrito(pacote: Pacote, sink: Sink): Promise<void> {
  const { contrato, mes } = pacote.medicao;
  const pagina = Buffer.from(pacoteEmHtml(pacote, await partesDaPagina()));
  // In a zip: the gateway hands out no page but the client's own.
  const zip = new ZipWriter(sink);
  try {
    await zip.add(`${safeName(nomeDe(contrato, mes))}.html`, [pagina]);
    await zip.close();
  } catch (error) {
    await zip.abandon();
    throw error;
  }
}

const nomeDe = ({ numero }: { numero: string }, mes: string): string => `pacote-${mes}-contrato-${numero}`;
