import { Readable } from 'node:stream';
import { problema } from '@alipen/platform/problems/problema';
import { Injectable } from '@nestjs/common';
import type { Pessoa } from '../auth/pessoa.ts';
import { requireReach } from '../auth/row-rule.ts';
import { Database } from '../database/database.ts';
import { readAll } from '../http/stream.ts';
import { FotosRepository } from './fotos.repository.ts';
import { FotosArmazem, type Guardado, miniaturaDe } from './fotos-armazem.ts';
import { fazerMiniatura } from './imagem-tratamento.ts';

export type TamanhoFoto = 'original' | 'miniatura';

@Injectable()
export class FotosLeituraService {
  constructor(
    private readonly database: Database,
    private readonly repository: FotosRepository,
    private readonly armazem: FotosArmazem,
  ) {}

  /** Rights are checked on every read, before the file is opened. */
  async abrir(pessoa: Pessoa, nome: string, tamanho: TamanhoFoto): Promise<Guardado & { tipo: string; etag: string }> {
    const foto = await this.repository.findByNome(this.database, nome);
    if (!foto) throw problema('nao-encontrado', { detail: 'Esta foto não existe.' });
    requireReach(pessoa, foto.lotacaoId);
    const pequena = tamanho === 'miniatura';
    const arquivo = pequena ? await this.miniatura(nome) : await this.armazem.abrir(nome);
    if (!arquivo) throw problema('nao-encontrado', { detail: 'O arquivo desta foto não está mais guardado.' });
    return { ...arquivo, tipo: pequena ? 'image/jpeg' : foto.tipo, etag: `"${foto.sha256.slice(0, 24)}-${tamanho}"` };
  }

  /** Photos kept before thumbnails existed get one made on each request: they grow fewer. */
  private async miniatura(nome: string): Promise<Guardado | undefined> {
    const guardada = await this.armazem.abrir(miniaturaDe(nome));
    if (guardada) return guardada;
    const original = await this.armazem.abrir(nome);
    if (!original) return undefined;
    const feita = await fazerMiniatura(await readAll(original.stream));
    return { stream: Readable.from([feita]), bytes: feita.length };
  }
}
