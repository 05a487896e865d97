import type { Readable } from 'node:stream';
import type { components } from '@alipen/contracts/generated/government-api';
import { problema } from '@alipen/platform/problems/problema';
import { Injectable } from '@nestjs/common';
import { AgenciaService } from '../agencia/agencia.service.ts';
import type { Pessoa } from '../auth/pessoa.ts';
import { shownDoor } from '../auth/supplier-door.ts';
import { Clock } from '../clock/clock.ts';
import { Database } from '../database/database.ts';
import { toNotaFiscal } from './notas.mapper.ts';
import { lerXml, NotasRecepcao } from './notas.recepcao.service.ts';
import { type NotaConferida, NotasOuvintes, type OuvinteDaNota } from './notas-ouvintes.ts';
import { abertaPara } from './registro/cobranca.rules.ts';
import { ConvitesRepository } from './registro/convites.repository.ts';
import { NotasRepository } from './registro/notas.repository.ts';

type Schemas = components['schemas'];

/** Of the name under which a note is downloaded. */
const PREFIXOS = { NFE: 'nfe', NFSE: 'nfse' } as const satisfies Record<Schemas['EspecieDaNota'], string>;

export { type NotaConferida, NotasOuvintes, type OuvinteDaNota };

/** The invoice of a billing, for the people of the agency (ADR 112). */
@Injectable()
export class NotasService {
  constructor(
    private readonly database: Database,
    private readonly repository: NotasRepository,
    private readonly convites: ConvitesRepository,
    private readonly recepcao: NotasRecepcao,
    private readonly agencia: AgenciaService,
    private readonly clock: Clock,
  ) {}

  listar(medicaoId: number): Promise<Schemas['NotasDaMedicao']> {
    return this.database.transaction(async tx => {
      const cobranca = await this.recepcao.exigir(tx, medicaoId);
      const abertura = abertaPara(cobranca, await this.agencia.cnpj(tx));
      const notas = await this.repository.ofBilling(tx, medicaoId);
      const acesso = await this.convites.access(tx, medicaoId);
      return {
        impedimento: 'impedimento' in abertura ? abertura.impedimento : null,
        esperadoCentavos: Math.max(0, cobranca.liquidoCentavos),
        notas: notas.map(guardada => toNotaFiscal(guardada, cobranca)),
        acesso: shownDoor(acesso, this.clock.now()),
      };
    });
  }

  async enviar(pessoa: Pessoa, medicaoId: number, corpo: Readable): Promise<Schemas['NotaFiscal']> {
    const xml = await lerXml(corpo);
    return this.database.transaction(async tx => {
      const { guardada, cobranca } = await this.recepcao.receber(tx, { pessoa }, medicaoId, xml);
      return toNotaFiscal(guardada, cobranca);
    });
  }

  async baixar(medicaoId: number, notaId: number): Promise<{ xml: Buffer; nome: string }> {
    const guardada = await this.repository.file(this.database, medicaoId, notaId);
    if (!guardada)
      throw problema('nao-encontrado', { detail: 'Não há arquivo desta nota: só se guarda o da que confere.' });
    return { xml: guardada.xml, nome: `${PREFIXOS[guardada.especie]}-${guardada.chave}.xml` };
  }
}
