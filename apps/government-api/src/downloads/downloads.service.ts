import type { components } from '@alipen/contracts/generated/government-api';
import { problema } from '@alipen/platform/problems/problema';
import { Injectable, StreamableFile } from '@nestjs/common';
import { AuditTrail } from '../audit/audit-trail.service.ts';
import type { Pessoa } from '../auth/pessoa.ts';
import { requireReach } from '../auth/row-rule.ts';
import { Clock } from '../clock/clock.ts';
import { afterCommit } from '../database/ambient-transaction.ts';
import { Database, type Transaction } from '../database/database.ts';
import { minutesFrom } from '../jobs/jobs-schedule.ts';
import { LiveService } from '../live/live.service.ts';
import { safeName } from '../spreadsheets/spreadsheet-file.ts';
import { FileStore } from '../storage/file-store.ts';
import { ciclo } from './downloads.ciclo.rules.ts';
import { toDownload } from './downloads.mapper.ts';
import { DownloadsRepository, type Linha } from './downloads.repository.ts';
import { type Gerador, GeradoresDeDownload } from './downloads-geradores.ts';
import { DownloadsRunner } from './downloads-runner.ts';

export type { Gerador, ParametrosDownload, Preparo, Solicitante } from './downloads-geradores.ts';

type Schemas = components['schemas'];

/** Most files of one person that wait or are being made. */
const MAIS_NA_FILA = 5;
const LINHAS_MIN = 30 * 24 * 60;

@Injectable()
export class DownloadsService {
  constructor(
    private readonly database: Database,
    private readonly repository: DownloadsRepository,
    private readonly geradores: GeradoresDeDownload,
    private readonly runner: DownloadsRunner,
    private readonly store: FileStore,
    private readonly audit: AuditTrail,
    private readonly live: LiveService,
    private readonly clock: Clock,
  ) {}

  registrar(geradores: readonly Gerador[]): void {
    this.geradores.registrar(geradores);
  }

  async pedir(pessoa: Pessoa, { tipo, parametros }: Schemas['NovoDownload']): Promise<Schemas['Download']> {
    const gerador = this.geradores.de(tipo);
    if (!gerador.autoridades.some(autoridade => pessoa.authorities.includes(autoridade))) {
      throw problema('nao-permitido', { detail: 'Seu perfil não prepara este arquivo.' });
    }
    const { lotacaoId, lotacoes = [] } = parametros;
    for (const id of lotacaoId === undefined ? lotacoes : [lotacaoId, ...lotacoes]) requireReach(pessoa, id);
    const { titulo, nome } = await gerador.preparar(pessoa, parametros);
    const linha = await this.database.transaction(async tx => {
      if ((await this.repository.countWaitingOf(tx, pessoa.usuarioId)) >= MAIS_NA_FILA) throw cheio();
      const { usuarioId, restritaA } = pessoa;
      const nomeArquivo = `${safeName(nome)}.${gerador.formato}`;
      const nova = { usuarioId, restritaA, tipo, parametros, titulo, nomeArquivo, pedidoEm: this.clock.now() };
      const nascida = await this.repository.insert(tx, nova);
      await this.anotar(tx, pessoa, 'pedirDownload', nascida);
      return nascida;
    });
    afterCommit(() => this.runner.wake());
    return toDownload(linha);
  }

  async listar(pessoa: Pessoa, { pagina, tamanho }: { pagina: number; tamanho: number }) {
    const { itens, total } = await this.repository.page(this.database, pessoa.usuarioId, pagina, tamanho);
    return { itens: itens.map(toDownload), total, pagina, tamanho };
  }

  contar(pessoa: Pessoa): Promise<Schemas['ContagemDownloads']> {
    return this.repository.count(this.database, pessoa.usuarioId);
  }

  cancelar(pessoa: Pessoa, id: number): Promise<Schemas['Download']> {
    return this.passo(pessoa, id, 'cancelar', { terminadoEm: this.clock.now(), progresso: 0 });
  }

  async repetir(pessoa: Pessoa, id: number): Promise<Schemas['Download']> {
    const limpo = { tentativas: 0, progresso: 0, erro: null, lidoEm: null, expiraEm: null, terminadoEm: null };
    const feito = await this.passo(pessoa, id, 'repetir', { ...limpo, bytes: null, arquivo: null });
    afterCommit(() => this.runner.wake());
    return feito;
  }

  async marcarLido(pessoa: Pessoa, id: number): Promise<Schemas['ContagemDownloads']> {
    await this.exigir(this.database, pessoa, id);
    await this.repository.markRead(this.database, pessoa.usuarioId, id, this.clock.now());
    return this.contar(pessoa);
  }

  /** Rights are checked on each read: a person moved to another unit does not take the old one's files along. */
  async baixar(pessoa: Pessoa, id: number): Promise<StreamableFile> {
    const { situacao, restritaA, arquivo, nomeArquivo, tipoArquivo } = await this.exigir(this.database, pessoa, id);
    if (restritaA !== pessoa.restritaA && pessoa.restritaA !== null) requireReach(pessoa, restritaA ?? 0);
    if (situacao === 'EXPIRADO')
      throw problema('nao-encontrado', { detail: 'O prazo deste arquivo acabou. Peça-o de novo.' });
    if (situacao !== 'CONCLUIDO' || !arquivo)
      throw problema('conflito', { detail: 'Este arquivo ainda não está pronto.' });
    const guardado = await this.store.abrir(arquivo);
    if (!guardado) throw problema('nao-encontrado', { detail: 'Este arquivo não está mais guardado. Peça-o de novo.' });
    return new StreamableFile(guardado.stream, {
      type: tipoArquivo === 'text/csv' ? 'text/csv; charset=utf-8' : (tipoArquivo ?? 'application/octet-stream'),
      length: guardado.bytes,
      disposition: `attachment; filename="${nomeArquivo}"`,
    });
  }

  async cuidar(signal: AbortSignal): Promise<number> {
    this.runner.wake();
    let vencidos = 0;
    for (let lote = await this.vencer(signal); lote > 0; lote = await this.vencer(signal)) vencidos += lote;
    await this.repository.deleteBefore(this.database, minutesFrom(this.clock.now(), -LINHAS_MIN));
    return vencidos;
  }

  private async vencer(signal: AbortSignal): Promise<number> {
    const vencidos = await this.repository.expired(this.database, this.clock.now());
    for (const { id, arquivo } of vencidos) {
      signal.throwIfAborted();
      // The file is deleted first: a row that still names it is tried again.
      if (arquivo) await this.store.apagar(arquivo);
      await this.repository.step(this.database, id, 'expirar', { arquivo: null });
    }
    return vencidos.length;
  }

  private passo(
    pessoa: Pessoa,
    id: number,
    evento: 'cancelar' | 'repetir',
    mudanca: Partial<Linha>,
  ): Promise<Schemas['Download']> {
    return this.database.transaction(async tx => {
      await this.exigir(tx, pessoa, id);
      const linha = await this.repository.step(tx, id, evento, mudanca);
      if (!linha) throw ciclo.outOfTurn(evento);
      await this.anotar(tx, pessoa, `${evento}Download`, linha);
      return toDownload(linha);
    });
  }

  private async exigir(tx: Transaction, pessoa: Pessoa, id: number): Promise<Linha> {
    const linha = await this.repository.findOf(tx, pessoa.usuarioId, id);
    if (!linha) throw problema('nao-encontrado', { detail: 'Este download não existe.' });
    return linha;
  }

  private async anotar(tx: Transaction, pessoa: Pessoa, acao: string, linha: Linha): Promise<void> {
    const { id, tipo, parametros, usuarioId } = linha;
    await this.audit.record(tx, pessoa, {
      acao,
      entidade: 'downloads',
      entidadeId: id,
      dados: { tipo, ...parametros },
    });
    await this.live.publish(tx, { tipo: 'download', usuarioId });
  }
}

const cheio = () =>
  problema('conflito', {
    detail: `Já há ${MAIS_NA_FILA} arquivos seus sendo preparados. Espere um deles ou cancele o que não precisa.`,
  });
