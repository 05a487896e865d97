import type { components } from '@alipen/contracts/generated/government-api';
import { problema } from '@alipen/platform/problems/problema';
import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../audit/audit-trail.service.ts';
import { TokensService } from '../auth/tokens.service.ts';
import { addDays, Clock, FUSO_DA_AGENCIA } from '../clock/clock.ts';
import { zonedInstant } from '../clock/zoned-time.ts';
import { Database } from '../database/database.ts';
import { clientIdDe, situacaoDe } from './contas-servico.mapper.ts';
import { ContasServicoRepository } from './contas-servico.repository.ts';
import { mesmaSoma, somaDe } from './segredo.rules.ts';

type Schemas = components['schemas'];

@Injectable()
export class ContasServicoPortaService {
  constructor(
    private readonly database: Database,
    private readonly repository: ContasServicoRepository,
    private readonly tokens: TokensService,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  async abrirSessao(
    { client_id, client_secret }: Schemas['CredenciaisDaConta'],
    requestId: string,
  ): Promise<Schemas['TokenDaConta']> {
    const id = Number(client_id.replace('conta-', ''));
    const soma = somaDe(client_secret);
    const conta = await this.repository.find(this.database, id);
    const segredos = conta ? await this.repository.livingSecrets(this.database, id) : [];
    const segredo = segredos.find(({ sha256 }) => mesmaSoma(sha256, soma));
    const agora = this.clock.now();
    const viva = conta && situacaoDe(conta, this.clock.today(FUSO_DA_AGENCIA)) === 'VALIDA';
    if (!conta || !viva || !segredo) throw recusada();
    await this.repository.updateSecret(this.database, segredo.id, { usadoEm: agora });
    await this.audit.record(
      this.database,
      { usuarioId: id, matricula: clientIdDe(id), requestId },
      { acao: 'abrirSessaoDaConta', entidade: 'contas_servico', entidadeId: id, dados: { fim: segredo.fim } },
    );
    const { nome, escopos, porMinuto, validaAte } = conta;
    const fim = zonedInstant(addDays(validaAte, 1), '00:00', FUSO_DA_AGENCIA);
    const { token, exp } = await this.tokens.issueToAccount({
      id,
      nome,
      escopos,
      porMinuto,
      segredoId: segredo.id,
      fim,
    });
    return { token, expiraEm: new Date(exp * 1000).toISOString() };
  }
}

const recusada = () => problema('credenciais-invalidas', { detail: 'A conta ou o segredo não vale.' });
