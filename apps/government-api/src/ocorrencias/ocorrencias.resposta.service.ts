import type { Readable } from 'node:stream';
import type { components } from '@alipen/contracts/generated/government-api';
import { operations } from '@alipen/contracts/generated/operations';
import { problema } from '@alipen/platform/problems/problema';
import { Injectable } from '@nestjs/common';
import { closedDoor, doorSum } from '../auth/supplier-door.ts';
import { Clock } from '../clock/clock.ts';
import { Database, type Transaction } from '../database/database.ts';
import { FotosService } from '../fotos/fotos.service.ts';
import { NotificacoesService } from '../notificacoes/notificacoes.service.ts';
import { type Convite, ConvitesRepository } from './convites.repository.ts';
import { OcorrenciasListaRepository } from './ocorrencias.lista.repository.ts';
import { toAnexo, toParaResposta } from './ocorrencias.mapper.ts';
import { OcorrenciasPassoService } from './ocorrencias.passo.service.ts';
import { type Ocorrencia, OcorrenciasRepository } from './ocorrencias.repository.ts';

type Schemas = components['schemas'];
type EnvioAnexo = { codigo: string; uuid: string; sha256: string; nome: string };

const MAIS_ANEXOS = 10;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it removes
const CONTROLE = /[\u0000-\u001f\u007f]/g;

const semPorta = () => closedDoor('Se ainda precisa responder, peça outro à unidade.');

@Injectable()
export class OcorrenciasRespostaService {
  constructor(
    private readonly database: Database,
    private readonly repository: OcorrenciasRepository,
    private readonly lista: OcorrenciasListaRepository,
    private readonly convites: ConvitesRepository,
    private readonly passo: OcorrenciasPassoService,
    private readonly notificacoes: NotificacoesService,
    private readonly arquivos: FotosService,
    private readonly clock: Clock,
  ) {}

  async ler(codigo: string): Promise<Schemas['OcorrenciaParaResposta']> {
    const { convite, ocorrencia } = await this.abrir(this.database, codigo);
    const linha = await this.lista.find(this.database, ocorrencia.id);
    if (!linha) throw semPorta();
    const anexos = await this.repository.findAttachments(this.database, ocorrencia.id);
    return toParaResposta(linha, ocorrencia, convite.expiraEm, anexos);
  }

  async anexar({ codigo, uuid, sha256, nome }: EnvioAnexo, corpo: Readable): Promise<Schemas['AnexoOcorrencia']> {
    const { ocorrencia } = await this.abrir(this.database, codigo);
    const anexos = await this.repository.findAttachments(this.database, ocorrencia.id);
    const conhecido = anexos.find(anexo => anexo.uuid === uuid);
    if (conhecido) {
      corpo.resume();
      if (conhecido.sha256 !== sha256)
        throw problema('conflito', { detail: 'Este identificador já é de outro anexo.' });
      return toAnexo(conhecido);
    }
    if (anexos.length >= MAIS_ANEXOS) throw problema('dados-invalidos', { detail: 'São no máximo dez anexos.' });
    const limite = operations.anexarPeloCodigo.bodyLimit;
    const guardado = await this.arquivos.guardarAnexo(corpo, limite, sha256, `ocorrencia-${ocorrencia.id}-${uuid}`);
    return this.database.transaction(async tx => {
      // The link may have been used or replaced while the file came in.
      const { ocorrencia: ainda } = await this.abrir(tx, codigo, true);
      const postos = await this.repository.findAttachments(tx, ainda.id);
      if (postos.length >= MAIS_ANEXOS) throw problema('dados-invalidos', { detail: 'São no máximo dez anexos.' });
      const linha = { ...guardado, ocorrenciaId: ainda.id, uuid, enviadoEm: this.clock.now() };
      const limpo = nome.replaceAll(CONTROLE, ' ').trim() || 'anexo';
      const anexo = await this.repository.addAttachment(tx, { ...linha, nome: limpo });
      const outro = anexo ?? postos.find(posto => posto.uuid === uuid);
      if (!outro) throw problema('conflito', { detail: 'Este anexo está chegando duas vezes. Tente de novo.' });
      return toAnexo(outro);
    });
  }

  responder(codigo: string, resposta: Schemas['RespostaDoFornecedor']): Promise<Schemas['RespostaRecebida']> {
    const [nome, texto] = [resposta.nome.trim(), resposta.texto.trim()];
    return this.database.transaction(async tx => {
      const repetida = await this.jaRespondida(tx, codigo, nome, texto);
      if (repetida) return repetida;
      const { convite, ocorrencia } = await this.abrir(tx, codigo, true);
      const agora = this.clock.now();
      if (!(await this.convites.use(tx, convite.id, agora))) throw semPorta();
      const mudanca = { resposta: texto, respostaNome: nome, respondidaEm: agora };
      const evento = { evento: 'responder', para: 'RESPONDIDA', pessoa: null, mudanca } as const;
      await this.passo.dar(tx, ocorrencia, { ...evento, detalhe: `Por ${nome}.` });
      await this.avisar(tx, ocorrencia.id);
      return { numero: ocorrencia.numero, recebidaEm: agora.toISOString() };
    });
  }

  /** Recognizes the same answer sent again, after the first confirmation was lost. */
  private async jaRespondida(tx: Transaction, codigo: string, nome: string, texto: string) {
    const convite = await this.convites.findBySum(tx, doorSum(codigo));
    const ocorrencia = convite?.usadoEm && (await this.repository.find(tx, convite.ocorrenciaId));
    if (!ocorrencia || ocorrencia.resposta !== texto || ocorrencia.respostaNome !== nome) return undefined;
    return { numero: ocorrencia.numero, recebidaEm: (ocorrencia.respondidaEm ?? convite.criadoEm).toISOString() };
  }

  private async abrir(
    tx: Transaction,
    codigo: string,
    travada = false,
  ): Promise<{ convite: Convite; ocorrencia: Ocorrencia }> {
    const convite = await this.convites.findBySum(tx, doorSum(codigo));
    const vale = convite && !convite.usadoEm && !convite.revogadoEm && convite.expiraEm > this.clock.now();
    const ocorrencia = vale ? await this.repository.find(tx, convite.ocorrenciaId, travada) : undefined;
    if (!convite || ocorrencia?.situacao !== 'NOTIFICADA') throw semPorta();
    return { convite, ocorrencia };
  }

  private async avisar(tx: Transaction, ocorrenciaId: number): Promise<void> {
    const linha = await this.lista.find(tx, ocorrenciaId);
    if (linha) await this.notificacoes.emitir(tx, 'OCORRENCIA_RESPONDIDA', [{ ...linha, ocorrenciaId }]);
  }
}
