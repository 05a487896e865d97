import type { components } from '@alipen/contracts/generated/government-api';
import { problema } from '@alipen/platform/problems/problema';
import { Injectable } from '@nestjs/common';
import type { Pessoa } from '../../auth/pessoa.ts';
import { Clock } from '../../clock/clock.ts';
import { Database } from '../../database/database.ts';
import { MedicoesLeituraService } from '../leitura/leitura.service.ts';
import { MedicoesPassoService, type Versionada } from '../medicoes.passo.service.ts';
import { LinhasRepository } from '../registro/linhas.repository.ts';

type Schemas = components['schemas'];

/** The manager decides what the bands propose, once the supplier was heard (domain 6.4, item 4). */
@Injectable()
export class DescontosService {
  constructor(
    private readonly database: Database,
    private readonly linhas: LinhasRepository,
    private readonly leitura: MedicoesLeituraService,
    private readonly passo: MedicoesPassoService,
    private readonly clock: Clock,
  ) {}

  decidir(
    pessoa: Pessoa,
    alvo: Versionada & { linhaId: number },
    { percentual, motivo: digitado, clausula: citada }: Schemas['DecisaoDesconto'],
  ): Promise<Schemas['Medicao']> {
    const motivo = digitado.trim();
    const clausula = citada?.trim() || null;
    return this.database.transaction(async tx => {
      const antes = await this.passo.travar(tx, alvo);
      const { medicaoId, linhaId } = alvo;
      const linha = await this.linhas.find(tx, medicaoId, linhaId);
      if (!linha) throw problema('nao-encontrado', { detail: 'Este desconto não é desta medição.' });
      if (percentual > linha.propostoPct) {
        const detail = `A faixa propôs ${linha.propostoPct}%: a decisão mantém, diminui ou afasta o desconto.`;
        throw problema('dados-invalidos', { detail, errors: [{ pointer: '/percentual', detail }] });
      }
      const { lotacaoId, data, propostoPct } = linha;
      const dados = {
        lotacaoId,
        data,
        proposto: propostoPct,
        decidido: percentual,
        motivo,
        ...(clausula && { clausula }),
      };
      const depois = await this.passo.dar(tx, pessoa, antes, { evento: 'decidir', para: antes.situacao, dados });
      const decisao = { percentual, motivo, clausula, em: this.clock.now(), por: pessoa.usuarioId };
      if (!(await this.linhas.decide(tx, { medicaoId, linhaId }, decisao)))
        throw problema('conflito', {
          detail: 'Neste dia não há desconto a decidir: o mapa está aberto ou não o propõe.',
        });
      return this.leitura.montar(tx, pessoa, depois);
    });
  }
}
