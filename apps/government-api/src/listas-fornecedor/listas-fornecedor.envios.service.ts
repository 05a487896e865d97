import type { components } from '@alipen/contracts/generated/government-api';
import { problema } from '@alipen/platform/problems/problema';
import { Inject, Injectable } from '@nestjs/common';
import { AgenciaService } from '../agencia/agencia.service.ts';
import { AuditTrail } from '../audit/audit-trail.service.ts';
import type { Pessoa } from '../auth/pessoa.ts';
import { Clock } from '../clock/clock.ts';
import { Database, type Transaction } from '../database/database.ts';
import type { Letterhead } from '../documents/pdf-document.ts';
import { writePdf } from '../documents/pdf-writer.ts';
import { MAIL, type MailSettings, pageAt } from '../mail/mail.settings.ts';
import type { Attachment } from '../mail/mail-message.ts';
import { MailOutbox } from '../mail/mail-outbox.ts';
import { safeName, XLSX } from '../spreadsheets/spreadsheet-file.ts';
import { writeXlsx } from '../spreadsheets/xlsx-writer.ts';
import { CienciasRepository } from './listas-fornecedor.ciencia.repository.ts';
import { CienciaDaListaService, enderecoDe } from './listas-fornecedor.ciencia.service.ts';
import { listaEmEmail } from './listas-fornecedor.email.mapper.ts';
import { toEmissao, toEnvio } from './listas-fornecedor.mapper.ts';
import { type Emitida, listaEmPdf } from './listas-fornecedor.pdf.mapper.ts';
import { listaEmPlanilha } from './listas-fornecedor.planilha.mapper.ts';
import { ListasFornecedorRepository } from './listas-fornecedor.repository.ts';

type Schemas = components['schemas'];
type Envio = Schemas['EnvioDaLista'];

const referencia = (emissaoId: number): string => `emissao-lista:${emissaoId}`;

/** These addresses have the mail, or are about to: not sent again unless asked. */
const TEM = new Set<Envio['situacao']>(['NA_FILA', 'ENVIADO']);

@Injectable()
export class EnviosDaListaService {
  constructor(
    private readonly database: Database,
    private readonly repository: ListasFornecedorRepository,
    private readonly correio: MailOutbox,
    private readonly agencia: AgenciaService,
    private readonly audit: AuditTrail,
    private readonly ciencias: CienciasRepository,
    private readonly ciencia: CienciaDaListaService,
    private readonly clock: Clock,
    @Inject(MAIL) private readonly settings: MailSettings | null,
  ) {}

  impedimento(destinatarios: readonly string[]): string | null {
    if (!this.correio.isOn) {
      return 'O envio de e-mail não está configurado neste sistema. Baixe a lista e mande por outro meio.';
    }
    if (!destinatarios.length) {
      return 'O fornecedor não tem e-mail para pedidos. Inclua um endereço com o assunto Pedidos no cadastro do fornecedor.';
    }
    return null;
  }

  async porEmissao(tx: Transaction, ids: readonly number[]): Promise<(emissaoId: number) => Envio[]> {
    const enviados = ids.length ? await this.correio.ofReferences(tx, ids.map(referencia)) : [];
    return id => enviados.filter(each => each.referencia === referencia(id)).map(toEnvio);
  }

  /** Holds the supplier's lock, so that two people at once send one mail to each address. */
  async enviar(pessoa: Pessoa, emissaoId: number, novamente: boolean): Promise<Schemas['EmissaoDaLista']> {
    const emissao = await this.repository.find(this.database, emissaoId);
    if (!emissao) throw problema('nao-encontrado', { detail: `A emissão ${emissaoId} não existe.` });
    const { fornecedorId, numero, data } = emissao;
    const [fornecedor] = await this.repository.suppliers(this.database, [fornecedorId]);
    const destinatarios = [...new Set(fornecedor?.emails.map(email => email.toLowerCase()))];
    const impedimento = this.impedimento(destinatarios);
    if (impedimento) throw problema('transicao-invalida', { detail: impedimento });
    const anexos = await arquivosDe(emissao, await this.agencia.timbre(this.database));
    return this.database.transaction(async tx => {
      await this.repository.lock(tx, fornecedorId);
      const antes = (await this.porEmissao(tx, [emissaoId]))(emissaoId);
      const comEla = new Set(antes.filter(({ situacao }) => TEM.has(situacao)).map(({ para }) => para));
      const para = novamente ? destinatarios : destinatarios.filter(email => !comEla.has(email));
      if (para.length) {
        const agora = this.clock.now();
        const chave = `${referencia(emissaoId)}|${agora.toISOString()}|${pessoa.usuarioId}`;
        const texto = listaEmEmail(emissao, await this.endereco(tx, pessoa, emissao));
        const carta = { chave, referencia: referencia(emissaoId), para, anexos, sigiloso: true, ...texto };
        await this.correio.addLetter(tx, carta, agora);
        await this.audit.record(tx, pessoa, {
          entidade: 'fornecedores',
          entidadeId: fornecedorId,
          acao: 'enviarListaFornecedor',
          dados: { data, numero, para, novamente },
        });
      }
      const envios = (await this.porEmissao(tx, [emissaoId]))(emissaoId);
      return toEmissao(emissao, envios, await this.ciencias.find(tx, emissaoId));
    });
  }

  /** A new one for each mail: only the digest of the one before is kept. Null where nothing says how this system is reached. */
  private async endereco(tx: Transaction, pessoa: Pessoa, emissao: { id: number; data: string }) {
    const link = this.settings?.link;
    if (!link) return null;
    const { codigo } = await this.ciencia.abrirPorta(tx, pessoa, emissao);
    return pageAt(link, enderecoDe(codigo));
  }
}

async function arquivosDe(emissao: Emitida, timbre: Letterhead): Promise<Attachment[]> {
  const { fornecedor, data } = emissao.conteudo.lista;
  const nome = safeName(`lista-${fornecedor.nome}-${data}-emissao-${emissao.numero}`);
  const pdf = await writePdf(listaEmPdf(emissao, timbre));
  const planilha = await writeXlsx(listaEmPlanilha(emissao));
  return [
    { nome: `${nome}.pdf`, tipo: 'application/pdf', conteudo: pdf.toString('base64') },
    { nome: `${nome}.xlsx`, tipo: XLSX, conteudo: planilha.toString('base64') },
  ];
}
