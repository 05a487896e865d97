import { createHash, type X509Certificate } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { components } from '@alipen/contracts/generated/government-api';
import { operations } from '@alipen/contracts/generated/operations';
import { problema } from '@alipen/platform/problems/problema';
import { Inject, Injectable } from '@nestjs/common';
import { AgenciaService } from '../agencia/agencia.service.ts';
import { AuditTrail } from '../audit/audit-trail.service.ts';
import type { Pessoa } from '../auth/pessoa.ts';
import { Clock } from '../clock/clock.ts';
import { Database, type Transaction } from '../database/database.ts';
import { limited, readAll } from '../http/stream.ts';
import { conferirNota, type Resultado } from './conferir.rules.ts';
import type { Nota } from './nfe/nota.rules.ts';
import { atoDaSituacao } from './notas.atos.table.ts';
import { toDados, toDivergencia, toNotaFiscal } from './notas.mapper.ts';
import { AUTORIDADES } from './notas.settings.ts';
import { type NotaConferida, NotasOuvintes, type OuvinteDaNota } from './notas-ouvintes.ts';
import { ILEGIVEIS } from './recusas.table.ts';
import { type Aberta, abertaPara, type Cobranca } from './registro/cobranca.rules.ts';
import { CobrancasRepository } from './registro/cobrancas.repository.ts';
import { type NotaGuardada, NotasRepository } from './registro/notas.repository.ts';

type Schemas = components['schemas'];

export { type NotaConferida, NotasOuvintes, type OuvinteDaNota };

/** Of the name under which a note is downloaded. */
const PREFIXOS = { NFE: 'nfe', NFSE: 'nfse' } as const satisfies Record<Schemas['EspecieDaNota'], string>;

type Arquivo = { readonly medicaoId: number; readonly versaoDoAtesto: number; readonly sha256: string };

/** The invoice of a billing: compared with what was attested, and kept with the answer (ADR 112). */
@Injectable()
export class NotasService {
  constructor(
    private readonly database: Database,
    private readonly repository: NotasRepository,
    private readonly cobrancas: CobrancasRepository,
    private readonly agencia: AgenciaService,
    private readonly ouvintes: NotasOuvintes,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
    @Inject(AUTORIDADES) private readonly confianca: readonly X509Certificate[],
  ) {}

  listar(medicaoId: number): Promise<Schemas['NotasDaMedicao']> {
    return this.database.transaction(async tx => {
      const cobranca = await this.exigir(tx, medicaoId);
      const abertura = abertaPara(cobranca, await this.agencia.cnpj(tx));
      const notas = await this.repository.ofBilling(tx, medicaoId);
      return {
        impedimento: 'impedimento' in abertura ? abertura.impedimento : null,
        esperadoCentavos: Math.max(0, cobranca.liquidoCentavos),
        notas: notas.map(guardada => toNotaFiscal(guardada, cobranca)),
      };
    });
  }

  async enviar(pessoa: Pessoa, medicaoId: number, corpo: Readable): Promise<Schemas['NotaFiscal']> {
    const xml = await readAll(limited(corpo, operations.enviarNota.bodyLimit, ILEGIVEIS.ARQUIVO_GRANDE));
    const sha256 = createHash('sha256').update(xml).digest('hex');
    return this.database.transaction(async tx => {
      await this.cobrancas.lock(tx, medicaoId);
      const cobranca = await this.exigir(tx, medicaoId);
      const aberta = abertaPara(cobranca, await this.agencia.cnpj(tx));
      if ('impedimento' in aberta) throw problema('conflito', { detail: aberta.impedimento });
      const arquivo = { medicaoId, versaoDoAtesto: aberta.versaoDoAtesto, sha256 };
      // Who lost the answer sends again.
      const antes = await this.repository.ofFile(tx, arquivo);
      return toNotaFiscal(antes ?? (await this.conferir(tx, pessoa, { arquivo, xml, aberta })), cobranca);
    });
  }

  async baixar(medicaoId: number, notaId: number): Promise<{ xml: Buffer; nome: string }> {
    const guardada = await this.repository.file(this.database, medicaoId, notaId);
    if (!guardada)
      throw problema('nao-encontrado', { detail: 'Não há arquivo desta nota: só se guarda o da que confere.' });
    return { xml: guardada.xml, nome: `${PREFIXOS[guardada.especie]}-${guardada.chave}.xml` };
  }

  private async conferir(
    tx: Transaction,
    pessoa: Pessoa,
    { arquivo, xml, aberta }: { arquivo: Arquivo; xml: Buffer; aberta: Aberta },
  ): Promise<NotaGuardada> {
    const resultado = conferirNota(xml, { ...aberta.esperado, confianca: this.confianca });
    if (resultado.confere) await this.exigirUnica(tx, arquivo, resultado.nota.chave);
    const id = await this.repository.insert(tx, {
      ...arquivo,
      ...colunasDe(resultado, xml),
      nota: resultado.nota ? toDados(resultado.nota) : null,
      enviadaEm: this.clock.now(),
      enviadaPor: pessoa.usuarioId,
    });
    if (!resultado.confere) await this.repository.forgetOldRefusals(tx, arquivo.medicaoId);
    await this.audit.record(tx, pessoa, {
      acao: atoDaSituacao[resultado.confere ? 'CONFERE' : 'RECUSADA'],
      entidade: 'notas_fiscais',
      entidadeId: id,
      dados: {
        medicaoId: arquivo.medicaoId,
        sha256: arquivo.sha256,
        chave: resultado.nota?.chave.slice(0, 60) ?? null,
      },
    });
    if (resultado.confere) await this.ouvintes.contar(tx, pessoa, conferida(id, arquivo.medicaoId, resultado.nota));
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

  private async exigir(tx: Transaction, medicaoId: number): Promise<Cobranca> {
    const cobranca = await this.cobrancas.find(tx, medicaoId);
    if (!cobranca) throw problema('nao-encontrado', { detail: `A medição ${medicaoId} não existe.` });
    return cobranca;
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
