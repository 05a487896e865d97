import type { components } from '@alipen/contracts/generated/government-api';
import { problema } from '@alipen/platform/problems/problema';
import { Injectable } from '@nestjs/common';
import { TokensService } from '../auth/tokens.service.ts';
import { Clock } from '../clock/clock.ts';
import { Database } from '../database/database.ts';
import { CODIGO_MIN, MAIS_A_ESPERA, novoCodigo, novoSegredo, somaDe } from './telas.codigo.rules.ts';
import { type LinhaCodigo, TelasRepository } from './telas.repository.ts';

type Schemas = components['schemas'];

const MINUTO = 60_000;
/** Minutes in which a returning screen is told that its code expired; afterwards the code is unknown. */
const LEMBRADO_MIN = 60;
const SORTEIOS = 20;

const parado = (situacao: Schemas['SituacaoTela']): Schemas['SessaoDaTela'] => ({
  situacao,
  codigo: null,
  nome: null,
  token: null,
  expiraEm: null,
});

/** What a browser without a person may ask for: a code to show, and later its token (ADR 54). */
@Injectable()
export class TelasPortaService {
  constructor(
    private readonly database: Database,
    private readonly repository: TelasRepository,
    private readonly tokens: TokensService,
    private readonly clock: Clock,
  ) {}

  emitirCodigo(): Promise<Schemas['CodigoEmitido']> {
    return this.database.transaction(async tx => {
      const agora = this.clock.now();
      const segredo = novoSegredo();
      await this.repository.lockCodes(tx);
      await this.repository.deleteCodesBefore(tx, new Date(agora.getTime() - LEMBRADO_MIN * MINUTO));
      if ((await this.repository.countWaiting(tx, agora)) >= MAIS_A_ESPERA) {
        const detail = 'Há telas demais à espera de autorização. Tente de novo em alguns minutos.';
        throw problema('muitas-tentativas', { detail, retryAfter: 60 });
      }
      const expiraEm = new Date(agora.getTime() + CODIGO_MIN * MINUTO);
      for (let vez = 0; vez < SORTEIOS; vez += 1) {
        const codigo = novoCodigo();
        const novo = { segredoSha256: somaDe(segredo), codigo, criadoEm: agora, expiraEm, telaId: null };
        if (await this.repository.insertCode(tx, novo)) return { codigo, segredo, expiraEm: expiraEm.toISOString() };
      }
      throw new Error('no free code was drawn');
    });
  }

  async abrirSessao({ segredo }: Schemas['SegredoDaTela']): Promise<Schemas['SessaoDaTela']> {
    const soma = somaDe(segredo);
    const tela = await this.repository.findBySecret(this.database, soma);
    if (!tela) return this.aindaSem(await this.repository.findCodeOf(this.database, soma));
    if (tela.revogadaEm) return { ...parado('REVOGADA'), nome: tela.nome };
    const { token, exp } = await this.tokens.issueToScreen(tela.id);
    return {
      situacao: 'AUTORIZADA',
      codigo: null,
      nome: tela.nome,
      token,
      expiraEm: new Date(exp * 1000).toISOString(),
    };
  }

  private aindaSem(linha: LinhaCodigo | undefined): Schemas['SessaoDaTela'] {
    if (!linha) return parado('SEM_TELA');
    if (linha.expiraEm.getTime() <= this.clock.now().getTime()) return parado('EXPIRADO');
    return { ...parado('AGUARDANDO'), codigo: linha.codigo, expiraEm: linha.expiraEm.toISOString() };
  }
}
