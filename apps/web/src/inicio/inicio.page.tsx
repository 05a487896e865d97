import type { ComponentType } from 'react';
import { usePerson } from '../app/person.hook.ts';
import type { Papel } from '../app/session.queries.ts';
import { PageTitle } from '../ui/page-title.component.tsx';
import { InicioFiscal } from './inicio-fiscal.component.tsx';
import { InicioResumo } from './inicio-resumo.component.tsx';
import { InicioSolicitante } from './inicio-solicitante.component.tsx';
import './inicio.css';

const POR_PAPEL = {
  SOLICITANTE: InicioSolicitante,
  GESTOR: InicioResumo,
  ATENDIMENTO: InicioResumo,
  MONITORAMENTO: InicioResumo,
  FISCALIZACAO: InicioFiscal,
} satisfies Record<Papel, ComponentType>;

export function Component() {
  const { session, papel } = usePerson();
  const Conteudo = POR_PAPEL[papel];
  const primeiroNome = session.usuario.nome.trim().split(/\s+/)[0];
  return (
    <div className="pagina">
      <PageTitle title="Início">
        {primeiroNome}, {session.usuario.nomeLotacaoReal}
      </PageTitle>
      {session.papeis.length === 0 ? <SemPerfil /> : <Conteudo />}
    </div>
  );
}

const SemPerfil = () => (
  <div className="cartao vazio">
    <h2>Seu usuário ainda não tem perfil neste sistema.</h2>
    <p className="quieto">Peça ao gestor da sua unidade para liberar o acesso e entre de novo.</p>
  </div>
);
