import { createHash, type X509Certificate } from 'node:crypto';
import type { Readable } from 'node:stream';
import { operations } from '@alipen/contracts/generated/operations';
import { problema } from '@alipen/platform/problems/problema';
import { Inject, Injectable } from '@nestjs/common';
import { AgenciaService } from '../agencia/agencia.service.ts';
import { AuditTrail } from '../audit/audit-trail.service.ts';
import type { Pessoa } from '../auth/pessoa.ts';
import { Clock } from '../clock/clock.ts';
import type { Transaction } from '../database/database.ts';
import { limited, readAll } from '../http/stream.ts';
import { NotificacoesService } from '../notificacoes/notificacoes.service.ts';
import { conferirNota, type Resultado } from './conferir.rules.ts';
import type { Nota } from './nfe/nota.rules.ts';
import { atosDaNota } from './notas.atos.table.ts';
import { toDados, toDivergencia } from './notas.mapper.ts';
import { AUTORIDADES } from './notas.settings.ts';
import { type NotaConferida, NotasOuvintes } from './notas-ouvintes.ts';
import { ILEGIVEIS } from './recusas.table.ts';
import { type Aberta, abertaPara, type Cobranca } from './registro/cobranca.rules.ts';
import { CobrancasRepository } from './registro/cobrancas.repository.ts';
import { type NotaGuardada, NotasRepository } from './registro/notas.repository.ts';

/** A person of the agency, or the supplier by the address of `conviteId`. */
export type Remetente = { readonly pessoa: Pessoa } | { readonly conviteId: number };
export type Recebida = { readonly guardada: NotaGuardada; readonly cobranca: Cobranca };
type Arquivo = { readonly medicaoId: number; readonly versaoDoAtesto: number; readonly sha256: string };

export const lerXml = (corpo: Readable): Promise<Buffer> =>
  readAll(limited(corpo, operations.enviarNota.bodyLimit, ILEGIVEIS.ARQUIVO_GRANDE));

/** A file that came for a billing, by whichever way: compared, and kept with the answer. */
@Injectable()
export class NotasRecepcao {
  constructor(
    private readonly repository: NotasRepository,
    private readonly cobrancas: CobrancasRepository,
    private readonly agencia: AgenciaService,
    private readonly ouvintes: NotasOuvintes,
    private readonly notificacoes: NotificacoesService,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
    @Inject(AUTORIDADES) private readonly confianca: readonly X509Certificate[],
  ) {}

  async exigir(tx: Transaction, medicaoId: number): Promise<Cobranca> {
    const cobranca = await this.cobrancas.find(tx, medicaoId);
    if (!cobranca) throw problema('nao-encontrado', { detail: `A medição ${medicaoId} não existe.` });
    return cobranca;
  }

  /** Under the billing's lock. Throws `conflito` where the billing takes no note. */
  async aberta(tx: Transaction, medicaoId: number): Promise<{ aberta: Aberta; cobranca: Cobranca }> {
    await this.cobrancas.lock(tx, medicaoId);
    const cobranca = await this.exigir(tx, medicaoId);
    const aberta = abertaPara(cobranca, await this.agencia.cnpj(tx));
    if ('impedimento' in aberta) throw problema('conflito', { detail: aberta.impedimento });
    return { aberta, cobranca };
  }

  async receber(tx: Transaction, remetente: Remetente, medicaoId: number, xml: Buffer): Promise<Recebida> {
    const { aberta, cobranca } = await this.aberta(tx, medicaoId);
    const sha256 = createHash('sha256').update(xml).digest('hex');
    const arquivo = { medicaoId, versaoDoAtesto: aberta.versaoDoAtesto, sha256 };
    // Who lost the answer sends again.
    const antes = await this.repository.ofFile(tx, arquivo);
    if (antes) return { guardada: antes, cobranca };
    const guardada = await this.conferir(tx, remetente, { arquivo, xml, aberta });
    const { contrato, fornecedor, mes } = cobranca;
    const fato = {
      medicaoId,
      contrato,
      fornecedor,
      mes,
      notaId: guardada.id,
      confere: guardada.situacao === 'CONFERE',
    };
    await this.notificacoes.emitir(tx, 'NOTA_RECEBIDA', [fato]);
    return { guardada, cobranca };
  }

  private async conferir(
    tx: Transaction,
    remetente: Remetente,
    { arquivo, xml, aberta }: { arquivo: Arquivo; xml: Buffer; aberta: Aberta },
  ): Promise<NotaGuardada> {
    const resultado = conferirNota(xml, { ...aberta.esperado, confianca: this.confianca });
    if (resultado.confere) await this.exigirUnica(tx, arquivo, resultado.nota.chave);
    const id = await this.repository.insert(tx, {
      ...arquivo,
      ...colunasDe(resultado, xml),
      nota: resultado.nota ? toDados(resultado.nota) : null,
      enviadaEm: this.clock.now(),
      ...('pessoa' in remetente ? { enviadaPor: remetente.pessoa.usuarioId } : { conviteId: remetente.conviteId }),
    });
    if (!resultado.confere) await this.repository.forgetOldRefusals(tx, arquivo.medicaoId);
    const autor = 'pessoa' in remetente ? remetente.pessoa : null;
    await this.audit.record(tx, autor, {
      acao: atosDaNota[autor ? 'pessoa' : 'fornecedor'][resultado.confere ? 'CONFERE' : 'RECUSADA'],
      entidade: 'notas_fiscais',
      entidadeId: id,
      dados: {
        medicaoId: arquivo.medicaoId,
        sha256: arquivo.sha256,
        chave: resultado.nota?.chave.slice(0, 60) ?? null,
      },
    });
    if (resultado.confere) await this.ouvintes.contar(tx, autor, conferida(id, arquivo.medicaoId, resultado.nota));
    const guardada = await this.repository.ofFile(tx, arquivo);
    if (!guardada) throw new Error('a note that was kept is read again');
    return guardada;
  }

  /** One note an attestation, and one billing a key, whatever the month. */
  private async exigirUnica(tx: Transaction, arquivo: Arquivo, chave: string): Promise<void> {
    const outra = await this.repository.agreeing(tx, arquivo);
    if (outra) {
      const detail = `Esta medição já tem uma nota que confere, a de número ${outra.nota?.numero}. Duas notas cobrariam o mês duas vezes.`;
      throw problema('conflito', { detail });
    }
    const dona = await this.repository.claim(tx, chave, arquivo.medicaoId);
    if (dona === arquivo.medicaoId) return;
    throw problema('conflito', { detail: `Esta nota já foi usada em outra medição, a de número ${dona}.` });
  }
}

const conferida = (notaId: number, medicaoId: number, { totalCentavos, retencoes }: Nota): NotaConferida => ({
  ...{ notaId, medicaoId, valorCentavos: totalCentavos },
  retencaoCentavos: retencoes.reduce((soma, { centavos }) => soma + centavos, 0),
});

const colunasDe = (resultado: Resultado, xml: Buffer) =>
  resultado.confere
    ? ({ situacao: 'CONFERE', chave: resultado.nota.chave, xml } as const)
    : ({ situacao: 'RECUSADA', divergencias: resultado.divergencias.map(toDivergencia) } as const);
