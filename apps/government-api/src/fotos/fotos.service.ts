import type { Readable } from 'node:stream';
import type { components } from '@alipen/contracts/generated/government-api';
import { operations } from '@alipen/contracts/generated/operations';
import { problema } from '@alipen/platform/problems/problema';
import { Injectable } from '@nestjs/common';
import type { Pessoa } from '../auth/pessoa.ts';
import { requireReach } from '../auth/row-rule.ts';
import { Database } from '../database/database.ts';
import { EventosService } from '../eventos/eventos.service.ts';
import { limited } from '../http/stream.ts';
import { LotacoesService } from '../lotacoes/lotacoes.service.ts';
import { toFoto } from './fotos.mapper.ts';
import { type Foto, FotosRepository } from './fotos.repository.ts';
import { FotosStorage, type Recebida } from './fotos.storage.ts';
import { extensao, type TipoImagem } from './imagem.rules.ts';

type Schemas = components['schemas'];
export type EnvioFoto = { lotacaoId: number; contexto: Schemas['ContextoFoto'] };

const GRANDE = 'A foto deve ter até 10 MB (JPG ou PNG).';

@Injectable()
export class FotosService {
  constructor(
    private readonly database: Database,
    private readonly repository: FotosRepository,
    private readonly storage: FotosStorage,
    private readonly lotacoes: LotacoesService,
    private readonly eventos: EventosService,
  ) {}

  /** The same photo of the same unit sent again is the same photo (a queue that lost its answer sends twice). */
  async enviar(pessoa: Pessoa, envio: EnvioFoto, corpo: Readable): Promise<Schemas['Foto']> {
    await this.lotacoes.exigir(this.database, envio.lotacaoId, pessoa);
    const recebida = await this.storage.receber(limited(corpo, operations.enviarFoto.bodyLimit, GRANDE));
    try {
      return toFoto(await this.registrar(pessoa, envio, recebida, exigirImagem(recebida)));
    } finally {
      await recebida.descartar();
    }
  }

  async abrir(pessoa: Pessoa, nome: string): Promise<{ stream: Readable; bytes: number; tipo: string }> {
    const foto = await this.repository.findByNome(this.database, nome);
    if (!foto) throw problema('nao-encontrado', { detail: 'Esta foto não existe.' });
    requireReach(pessoa, foto.lotacaoId);
    const arquivo = await this.storage.abrir(nome);
    if (!arquivo) throw problema('nao-encontrado', { detail: 'O arquivo desta foto não está mais guardado.' });
    return { ...arquivo, tipo: foto.tipo };
  }

  private async registrar(
    pessoa: Pessoa,
    { lotacaoId, contexto }: EnvioFoto,
    { sha256, bytes, guardar }: Recebida,
    tipo: TipoImagem,
  ): Promise<Foto> {
    const nome = `${lotacaoId}-${sha256}.${extensao[tipo]}`;
    // The file first: a row never names a file that is not there. The name comes from the content, so that a
    // second arrival puts the same bytes in the same place.
    await guardar(nome);
    return this.database.transaction(async tx => {
      const { usuarioId } = pessoa;
      const nova = await this.repository.insert(tx, { nome, sha256, lotacaoId, contexto, tipo, bytes, usuarioId });
      if (nova) {
        const dados = { contexto, sha256, bytes };
        await this.eventos.registrar(tx, pessoa, { acao: 'enviarFoto', entidade: 'fotos', entidadeId: nova.id, dados });
        return nova;
      }
      const guardada = await this.repository.findBySha256(tx, sha256, lotacaoId);
      if (!guardada) throw new Error('a photo that conflicted is not there');
      return guardada;
    });
  }
}

function exigirImagem({ tipo, bytes }: Recebida): TipoImagem {
  if (bytes === 0) throw problema('arquivo-invalido', { detail: 'A foto chegou vazia.' });
  if (!tipo) throw problema('tipo-nao-aceito', { detail: 'O arquivo não é uma imagem JPG ou PNG.' });
  return tipo;
}
