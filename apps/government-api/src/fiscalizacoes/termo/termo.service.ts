import type { components } from '@alipen/contracts/generated/government-api';
import { problema } from '@alipen/platform/problems/problema';
import { Injectable, type StreamableFile } from '@nestjs/common';
import { AgenciaService } from '../../agencia/agencia.service.ts';
import type { Pessoa } from '../../auth/pessoa.ts';
import { Database } from '../../database/database.ts';
import { pdfFile } from '../../documents/pdf-file.ts';
import { FormulariosService } from '../../formularios/formularios.service.ts';
import { FotosService } from '../../fotos/fotos.service.ts';
import { FiscalizacoesLeituraService } from '../leitura/leitura.service.ts';
import { folhaDeFotosEmPdf } from './termo.fotos.mapper.ts';
import { type Termo, termoEmPdf } from './termo.pdf.mapper.ts';

type Schemas = components['schemas'];
type Versao = Schemas['VersaoFiscalizacao'];

@Injectable()
export class TermoService {
  constructor(
    private readonly database: Database,
    private readonly leitura: FiscalizacoesLeituraService,
    private readonly formularios: FormulariosService,
    private readonly fotos: FotosService,
    private readonly agencia: AgenciaService,
  ) {}

  async baixar(pessoa: Pessoa, id: number, numero: number | undefined): Promise<StreamableFile> {
    const termo = await this.montar(pessoa, id, numero);
    const nome = `termo-${termo.fiscalizacao.numero}${numero === undefined ? '' : `-versao-${numero}`}`;
    return pdfFile(nome, termoEmPdf(termo), this.agencia.escrever);
  }

  async escrever(pessoa: Pessoa, id: number): Promise<Buffer> {
    return this.agencia.escrever(termoEmPdf(await this.montar(pessoa, id)));
  }

  async baixarFotos(pessoa: Pessoa, id: number): Promise<StreamableFile> {
    const termo = await this.montar(pessoa, id);
    if (!termo.versao.fotos.length) throw problema('conflito', { detail: 'Esta fiscalização não tem fotos.' });
    return pdfFile(`fotos-${termo.fiscalizacao.numero}`, folhaDeFotosEmPdf(termo));
  }

  async montar(pessoa: Pessoa, id: number, numero?: number): Promise<Termo> {
    const fiscalizacao = await this.leitura.obter(pessoa, id);
    const versao = numero === undefined ? emVigor(fiscalizacao) : await this.daVersao(pessoa, fiscalizacao.id, numero);
    const formulario = await this.formularios.exigir(this.database, versao.formularioId);
    const nomes = versao.fotos.flatMap(({ foto }) => foto ?? []);
    const fotos = await this.fotos.descritas(this.database, nomes);
    const timbre = await this.agencia.timbre(this.database);
    return { fiscalizacao, versao, formulario, fotos, timbre, carregar: foto => this.fotos.paraPapel(foto) };
  }

  /** Also finds the versions of an inspection that was reopened: what was signed stays readable. */
  private async daVersao(pessoa: Pessoa, id: number, numero: number): Promise<Versao> {
    const versao = (await this.leitura.versoes(pessoa, id)).find(cada => cada.numero === numero);
    if (!versao) throw problema('nao-encontrado', { detail: `Esta fiscalização não tem a versão ${numero}.` });
    return versao;
  }
}

function emVigor({ conclusao }: Schemas['Fiscalizacao']): Versao {
  if (conclusao) return conclusao;
  throw problema('conflito', { detail: 'O termo existe depois que a fiscalização é concluída.' });
}
