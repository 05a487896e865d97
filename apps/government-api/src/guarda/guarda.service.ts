import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { Inject, Injectable } from '@nestjs/common';
import { AuditTrail } from '../audit/audit-trail.service.ts';
import { Database } from '../database/database.ts';
import type { FileStore } from '../storage/file-store.ts';
import { type Arquivo, ParticoesRepository, type Vencida } from './particoes.repository.ts';

/** `store` keeps the files of archived months; they are written first in `pasta`, on the same disk. */
export type ArquivoMorto = { readonly pasta: string; readonly store: FileStore };
export const ARQUIVO_MORTO = Symbol('ARQUIVO_MORTO');

/** Monthly partitions of the trails are made ahead, and archived or deleted as the policy says (ADR 66). */
@Injectable()
export class GuardaService {
  constructor(
    private readonly database: Database,
    private readonly repository: ParticoesRepository,
    private readonly audit: AuditTrail,
    @Inject(ARQUIVO_MORTO) private readonly arquivo: ArquivoMorto,
  ) {}

  async cuidarDasParticoes(signal: AbortSignal): Promise<number> {
    let total = await this.repository.create(this.database);
    for (const vencida of await this.repository.findDue(this.database)) {
      signal.throwIfAborted();
      await this.retirar(vencida);
      total += 1;
    }
    return total;
  }

  /** The file is stored first; the database removes the rows only if the file has as many. */
  private async retirar(vencida: Vencida): Promise<void> {
    const arquivo = vencida.destino === 'APAGA' ? null : await this.arquivar(vencida);
    await this.database.transaction(async tx => {
      const linhas = await this.repository.remove(tx, vencida, arquivo);
      await this.audit.record(tx, null, {
        acao: 'retirarParticao',
        entidade: 'particoes',
        entidadeId: vencida.nome,
        dados: { destino: vencida.destino, linhas, ...(arquivo && { arquivo: arquivo.nome, sha256: arquivo.sha256 }) },
      });
    });
  }

  /** One JSON object per line, compressed. A second try writes the same name. */
  private async arquivar(vencida: Vencida): Promise<Arquivo> {
    const nome = `arquivo-${vencida.nome}.jsonl.gz`;
    await mkdir(this.arquivo.pasta, { recursive: true });
    const pasta = await mkdtemp(join(this.arquivo.pasta, 'em-curso-'));
    const caminho = join(pasta, nome);
    try {
      let linhas = 0;
      const { repository, database } = this;
      const texto = async function* () {
        for await (const lote of repository.lines(database, vencida)) {
          linhas += lote.length;
          yield `${lote.join('\n')}\n`;
        }
      };
      await pipeline(Readable.from(texto()), createGzip(), createWriteStream(caminho));
      const resumo = createHash('sha256');
      await pipeline(createReadStream(caminho), resumo);
      await this.arquivo.store.guardar(nome, caminho, 'application/gzip');
      return { nome, sha256: resumo.digest('hex'), linhas };
    } finally {
      await rm(pasta, { recursive: true, force: true });
    }
  }
}
