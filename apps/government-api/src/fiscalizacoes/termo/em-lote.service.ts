import { problema } from '@alipen/platform/problems/problema';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Pessoa } from '../../auth/pessoa.ts';
import { DownloadsService, type Gerador, type Preparo, type Solicitante } from '../../downloads/downloads.service.ts';
import { FotosService } from '../../fotos/fotos.service.ts';
import { safeName } from '../../spreadsheets/spreadsheet-file.ts';
import { intoFile, ZipWriter } from '../../spreadsheets/zip-writer.ts';
import type { FiscalizacaoLida } from '../leitura/lista.repository.ts';
import { FiscalizacoesListaService } from '../leitura/lista.service.ts';
import { TermoService } from './termo.service.ts';

const AUTORIDADES = ['AL_GESTOR', 'SOLICITANTE', 'AL_MONITORAMENTO', 'AL_FISCAL'] as const;
/** Some minutes of work, and below the four gigabytes of a zip. */
const MAIS_POR_ARQUIVO = 500;

/** Authorities are left empty: the download only reads. */
const leitor = ({ usuarioId, restritaA }: Solicitante): Pessoa => ({
  ...{ usuarioId, restritaA, lotacaoId: restritaA },
  ...{ matricula: '', nome: '', authorities: [], requestId: 'download' },
});

@Injectable()
export class FiscalizacoesEmLoteService implements OnModuleInit {
  constructor(
    private readonly lista: FiscalizacoesListaService,
    private readonly termos: TermoService,
    private readonly fotos: FotosService,
    private readonly downloads: DownloadsService,
  ) {}

  onModuleInit(): void {
    const comum = { formato: 'zip', autoridades: AUTORIDADES } as const;
    this.downloads.registrar([
      { tipo: 'TERMOS_ZIP', ...comum, preparar: this.preparar('Termos', 'termos'), gerar: this.zip(this.umTermo) },
      { tipo: 'FOTOS_ZIP', ...comum, preparar: this.preparar('Fotos', 'fotos', true), gerar: this.zip(this.umaPasta) },
    ]);
  }

  private preparar(que: string, nome: string, comFotos = false): Gerador['preparar'] {
    return async (pessoa, parametros) => {
      const { length } = await this.concluidas(pessoa, parametros, comFotos);
      if (!length) throw problema('dados-invalidos', { detail: `Não há ${nome} de fiscalizações neste filtro.` });
      const { de, ate } = parametros.fiscalizacoes ?? {};
      const quando = [de, ate].filter(Boolean).join('-a-');
      const quantas = length === 1 ? '1 fiscalização' : `${length} fiscalizações`;
      return { titulo: `${que} de ${quantas}`, nome: `${nome}${quando && `-${quando}`}` };
    };
  }

  private async concluidas(
    pessoa: Solicitante,
    { fiscalizacoes = {} }: Preparo['parametros'],
    comFotos = false,
  ): Promise<FiscalizacaoLida[]> {
    const lidas = await this.lista.todas(pessoa, fiscalizacoes, MAIS_POR_ARQUIVO);
    return lidas.filter(({ versoes, fotos }) => versoes > 0 && (!comFotos || fotos > 0));
  }

  private zip(uma: (zip: ZipWriter, pessoa: Pessoa, lida: FiscalizacaoLida) => Promise<void>): Gerador['gerar'] {
    return async preparo => {
      const pessoa = leitor(preparo.pessoa);
      const lidas = await this.concluidas(preparo.pessoa, preparo.parametros);
      const zip = new ZipWriter(await intoFile(preparo.caminho));
      try {
        for (const [feitas, lida] of lidas.entries()) {
          await uma(zip, pessoa, lida);
          await preparo.andamento((feitas + 1) / lidas.length);
        }
        await zip.close();
      } catch (error) {
        await zip.abandon();
        throw error;
      }
    };
  }

  private readonly umTermo = async (zip: ZipWriter, pessoa: Pessoa, { id, numero }: FiscalizacaoLida) => {
    await zip.add(`termo-${safeName(numero)}.pdf`, [await this.termos.escrever(pessoa, id)]);
  };

  private readonly umaPasta = async (zip: ZipWriter, pessoa: Pessoa, { id, numero }: FiscalizacaoLida) => {
    const { versao } = await this.termos.montar(pessoa, id);
    for (const [n, { foto, item, contexto }] of versao.fotos.entries()) {
      const guardada = foto ? await this.fotos.abrir(foto) : undefined;
      if (!foto || !guardada) continue;
      const nome = safeName(`${String(n + 1).padStart(2, '0')}-${item ?? 'foto'}-${contexto}`.toLowerCase());
      await zip.add(`${safeName(numero)}/${nome}${foto.slice(foto.lastIndexOf('.'))}`, guardada.stream);
    }
  };
}
