import type { components } from '@alipen/contracts/generated/government-api';
import { cpfMascarado, credencialDe } from '../usuarios/usuarios.service.ts';
import type { AcessoLido } from './acessos-controle.repository.ts';
import { acoesDe, situacaoDe } from './acessos-controle.rules.ts';

type Schemas = components['schemas'];

const instante = (milissegundos: number): string => new Date(milissegundos).toISOString();
const instanteOuNada = (milissegundos: number | null): string | null =>
  milissegundos === null ? null : instante(milissegundos);

export function toAcesso(lido: AcessoLido, { hoje, agora }: { hoje: string; agora: Date }): Schemas['AcessoControle'] {
  const situacao = situacaoDe(lido, hoje);
  const senhaAte = lido.primeiraSenhaAte === null ? null : new Date(lido.primeiraSenhaAte);
  return {
    id: lido.id,
    nome: lido.nome,
    cpf: cpfMascarado(lido.cpf),
    email: lido.email,
    instituicao: lido.instituicao,
    documento: lido.documento,
    lotacao: lido.lotacao,
    ate: lido.ate,
    situacao,
    credencial: credencialDe(senhaAte, agora),
    credencialAte: instanteOuNada(lido.primeiraSenhaAte),
    leituras: lido.leituras,
    ultimaLeituraEm: instanteOuNada(lido.ultimaLeituraEm),
    atos: lido.atos.map(({ em, ...ato }) => ({
      ato: ato.ato,
      em: instante(em),
      por: ato.por,
      documento: ato.documento,
      ate: ato.ate,
      motivo: ato.motivo,
    })),
    acoes: acoesDe(situacao),
  };
}
