import type { Readable } from 'node:stream';
import type { components } from '@alipen/contracts/generated/government-api';
import { operations } from '@alipen/contracts/generated/operations';
import { problema } from '@alipen/platform/problems/problema';
import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../audit/audit-trail.service.ts';
import type { Pessoa } from '../auth/pessoa.ts';
import { Clock, FUSO_DA_AGENCIA } from '../clock/clock.ts';
import { Database, type Transaction } from '../database/database.ts';
import { limited } from '../http/stream.ts';
import { type Lotacao, LotacoesService } from '../lotacoes/lotacoes.service.ts';
import { ParametrosService } from '../parametros/parametros.service.ts';
import { comEspaco } from './espaco.rules.ts';
import { tiradaEm } from './exif.rules.ts';
import { toFoto } from './fotos.mapper.ts';
import { FotosRepeticaoService } from './fotos.repeticao.service.ts';
import { type Foto, type FotoNova, FotosRepository } from './fotos.repository.ts';
import { FotosService } from './fotos.service.ts';
import { FotosArmazem, miniaturaDe } from './fotos-armazem.ts';
import { FotosChegada, type Recebida } from './fotos-chegada.ts';
import { extensao, type TipoRecebido } from './imagem.rules.ts';
import { type Tratada, tratar } from './imagem-tratamento.ts';
import { faixasDe } from './impressao.rules.ts';

type Schemas = components['schemas'];
export type EnvioFoto = { lotacaoId: number; contexto: Schemas['ContextoFoto'] };
export type EnvioComIdentidade = EnvioFoto & { uuid: string; sha256: string; coberta?: boolean };

const GRANDE = 'A foto deve ter até 10 MB (JPG ou PNG).';

@Injectable()
export class FotosEnvioService {
  constructor(
    private readonly database: Database,
    private readonly repository: FotosRepository,
    private readonly chegada: FotosChegada,
    private readonly armazem: FotosArmazem,
    private readonly fotos: FotosService,
    private readonly repeticao: FotosRepeticaoService,
    private readonly lotacoes: LotacoesService,
    private readonly parametros: ParametrosService,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {
    fotos.recebeCom((...envio) => this.guardar(...envio));
  }

  /** The same bytes sent again to the same unit are the same photo: a phone that lost the answer sends twice. */
  async enviar(pessoa: Pessoa, envio: EnvioFoto, corpo: Readable): Promise<Schemas['Foto']> {
    return this.receber(pessoa, envio, corpo, operations.enviarFoto.bodyLimit);
  }

  /** The device gives the identity: the same bytes again get the same answer, other bytes a conflict. */
  async guardar(pessoa: Pessoa, envio: EnvioComIdentidade, corpo: Readable): Promise<Schemas['Foto']> {
    await this.lotacoes.exigir(this.database, envio.lotacaoId, pessoa);
    const conhecida = await this.repository.findByUuid(this.database, envio.uuid);
    if (!conhecida) return this.receber(pessoa, envio, corpo, operations.guardarFoto.bodyLimit);
    corpo.resume();
    return toFoto(aMesma(conhecida, envio));
  }

  private async receber(
    pessoa: Pessoa,
    envio: EnvioFoto & Partial<EnvioComIdentidade>,
    corpo: Readable,
    limite: number,
  ): Promise<Schemas['Foto']> {
    const lotacao = await this.lotacoes.exigir(this.database, envio.lotacaoId, pessoa);
    const recebida = await comEspaco(this.chegada.receber(limited(corpo, limite, GRANDE)));
    try {
      const tipo = exigirImagem(recebida, envio.sha256);
      const { fotoGuardaLugar } = await this.parametros.doDia(this.database, this.clock.today(FUSO_DA_AGENCIA));
      const tratada = await comEspaco(tratar(recebida.caminho, tipo, fotoGuardaLugar));
      try {
        return toFoto(await this.registrar(pessoa, envio, lotacao, recebida, tratada));
      } finally {
        await tratada.descartar();
      }
    } finally {
      await recebida.descartar();
    }
  }

  private async registrar(
    pessoa: Pessoa,
    envio: EnvioFoto & Partial<EnvioComIdentidade>,
    lotacao: Lotacao,
    { sha256, bytes }: Recebida,
    tratada: Tratada,
  ): Promise<Foto> {
    const { lotacaoId, contexto, uuid, coberta = false } = envio;
    const { tipo, largura, altura, impressao, exif } = tratada;
    const nome = `${uuid ?? lotacaoId}-${sha256}.${extensao[tipo]}`;
    await this.guardarArquivos(nome, tratada);
    const hora = tiradaEm(exif, lotacao.fusoHorario, this.clock.now()) ?? null;
    const linha = {
      nome,
      sha256,
      lotacaoId,
      contexto,
      tipo,
      bytes,
      uuid: uuid ?? null,
      tiradaEm: hora,
      largura,
      altura,
      coberta,
    };
    return this.database.transaction(tx =>
      this.inserir(tx, pessoa, lotacao, {
        ...linha,
        impressao,
        faixas: impressao ? faixasDe(impressao) : null,
        usuarioId: pessoa.usuarioId,
        enviadaEm: this.clock.now(),
      }),
    );
  }

  /**
   * The files are written before the row, so that a row never names a missing file. The name comes from the content, so
   * that a second arrival writes the same image to the same place.
   */
  private async guardarArquivos(nome: string, { imagem, miniatura, tipo }: Tratada): Promise<void> {
    await comEspaco(this.armazem.guardar(nome, imagem, tipo));
    try {
      await comEspaco(this.armazem.guardar(miniaturaDe(nome), miniatura, 'image/jpeg'));
    } catch (error) {
      // The first file stays only where a row already names it.
      const guardada = await this.repository.findByNome(this.database, nome);
      if (!guardada) await this.armazem.apagar(nome).catch(() => undefined);
      throw error;
    }
  }

  private async inserir(tx: Transaction, pessoa: Pessoa, lotacao: Lotacao, linha: FotoNova): Promise<Foto> {
    const nova = await this.repository.insert(tx, linha);
    if (!nova) return this.jaGuardada(tx, linha);
    const { contexto, sha256, bytes } = nova;
    const acao = nova.uuid ? 'guardarFoto' : 'enviarFoto';
    const dados = { contexto, sha256, bytes };
    await this.audit.record(tx, pessoa, { acao, entidade: 'fotos', entidadeId: nova.id, dados });
    await this.repeticao.procurar(tx, nova, lotacao);
    await this.fotos.anunciar(tx, nova);
    return nova;
  }

  /** A concurrent call stored the same photo first. */
  private async jaGuardada(tx: Transaction, linha: FotoNova): Promise<Foto> {
    const { uuid, sha256, lotacaoId, contexto, nome } = linha;
    const guardada = uuid
      ? await this.repository.findByUuid(tx, uuid)
      : await this.repository.findBySha256(tx, sha256, lotacaoId);
    if (!guardada) throw new Error('a photo that conflicted is not there');
    if (guardada.nome !== nome) {
      await this.armazem.apagar(nome);
      await this.armazem.apagar(miniaturaDe(nome));
    }
    return uuid ? aMesma(guardada, { uuid, sha256, lotacaoId, contexto: contexto as EnvioFoto['contexto'] }) : guardada;
  }
}

function aMesma(guardada: Foto, envio: EnvioComIdentidade): Foto {
  const { sha256, lotacaoId, contexto } = guardada;
  if (sha256 === envio.sha256 && lotacaoId === envio.lotacaoId && contexto === envio.contexto) return guardada;
  throw problema('conflito', { detail: 'Este identificador já é de outra foto. O que estava guardado não mudou.' });
}

function exigirImagem({ tipo, bytes, sha256 }: Recebida, declarado: string | undefined): TipoRecebido {
  if (bytes === 0) throw problema('arquivo-invalido', { detail: 'A foto chegou vazia.' });
  if (declarado && declarado !== sha256) {
    throw problema('arquivo-invalido', { detail: 'A foto chegou diferente da que saiu do aparelho. Envie de novo.' });
  }
  if (!tipo) throw problema('tipo-nao-aceito', { detail: 'O arquivo não é uma imagem JPG ou PNG.' });
  return tipo;
}
