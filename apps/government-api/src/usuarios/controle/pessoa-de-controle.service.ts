import { problema } from '@alipen/platform/problems/problema';
import { Injectable } from '@nestjs/common';
import { CONTROL, ofControl } from '../../auth/external-control.ts';
import { Clock } from '../../clock/clock.ts';
import type { Transaction } from '../../database/database.ts';
import { cpfValido } from '../cpf.rules.ts';
import { UsuariosRepository } from '../usuarios.repository.ts';
import { emailOuNada, nomeBuscaDaPessoa, proximoInicioDeSessoes } from '../usuarios.rules.ts';

export type ConvidadaDeControle = {
  readonly cpf: string;
  readonly nome: string;
  readonly email?: string | null | undefined;
  readonly lotacaoId: number | null;
  /** Of a password that nobody knows. */
  readonly senhaHash: string;
};

/** People of organs of control, who are in the register only through their accesses (ADR 135). */
@Injectable()
export class PessoaDeControleService {
  constructor(
    private readonly repository: UsuariosRepository,
    private readonly clock: Clock,
  ) {}

  /** Who was invited once is the same person again, with the password of before taken away. */
  async convidar(tx: Transaction, { cpf, email, lotacaoId, senhaHash, ...dita }: ConvidadaDeControle): Promise<number> {
    if (!cpfValido(cpf)) throw invalido('cpf', 'Os dígitos verificadores não conferem.');
    const nome = dita.nome.trim();
    if (nome.length < 3) throw invalido('nome', 'Informe o nome completo.');
    await this.repository.lock(tx);
    const ja = await this.repository.findByCpf(tx, cpf);
    if (ja && !ofControl(ja)) throw jaTrabalhaAqui();
    const agora = this.clock.now();
    const comum = { nome, email: emailOuNada(email), lotacaoId, senhaHash, primeiraSenhaAte: agora, alteradoEm: agora };
    if (ja) {
      const nomeBusca = nomeBuscaDaPessoa({ nome, matricula: ja.matricula });
      const sessoesDesde = proximoInicioDeSessoes(agora, ja.sessoesDesde);
      await this.repository.update(tx, ja.id, { ...comum, nomeBusca, sessoesDesde, ativo: true });
      return ja.id;
    }
    const nova = { ...comum, cpf, matricula: '-', authorities: [CONTROL], criadoEm: agora };
    const usuario = await this.repository.insert(tx, nova);
    if (!usuario) throw jaTrabalhaAqui();
    // They have no number of the agency's; the papers and the trail want one.
    const matricula = `CE-${usuario.id}`;
    await this.repository.update(tx, usuario.id, { matricula, nomeBusca: nomeBuscaDaPessoa({ nome, matricula }) });
    return usuario.id;
  }

  async tirarSenha(tx: Transaction, usuarioId: number, senhaHash: string): Promise<void> {
    await this.repository.lock(tx);
    const usuario = await this.repository.findById(tx, usuarioId);
    if (!usuario || !ofControl(usuario)) throw problema('nao-encontrado', { detail: 'Esta pessoa não existe.' });
    const agora = this.clock.now();
    const sessoesDesde = proximoInicioDeSessoes(agora, usuario.sessoesDesde);
    const set = { senhaHash, primeiraSenhaAte: agora, sessoesDesde, alteradoEm: agora };
    await this.repository.update(tx, usuarioId, set);
  }
}

const invalido = (campo: string, detail: string) =>
  problema('dados-invalidos', { detail, errors: [{ pointer: `/${campo}`, detail }] });

function jaTrabalhaAqui() {
  const detail = 'Quem tem este CPF já entra no sistema com outro perfil. O controle externo é de quem é de fora.';
  return problema('ja-existe', { detail, errors: [{ pointer: '/cpf', detail }] });
}
