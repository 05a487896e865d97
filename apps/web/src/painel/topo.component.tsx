import type { ReactNode } from 'react';
import { hora } from './painel.age.ts';
import type { Ligacao } from './painel.connection.ts';
import { Sinal } from './sinal.component.tsx';

interface Props {
  ligacao: Ligacao;
  pausado: boolean;
  agora: number;
  children: ReactNode;
}

const LIGACOES: Readonly<Record<Ligacao, { texto: string; tom: string }>> = {
  abrindo: { texto: 'Conectando', tom: 'quieto' },
  'ao-vivo': { texto: 'Ao vivo', tom: 'ok' },
  consulta: { texto: 'A cada 30 segundos', tom: 'aviso' },
  'sem-conexao': { texto: 'Sem conexão: mostrando o último dado', tom: 'perigo' },
};

export function Topo({ ligacao, pausado, agora, children }: Props) {
  const estado = pausado ? { texto: 'Pausado', tom: 'aviso' } : LIGACOES[ligacao];
  return (
    <header className="painel-topo">
      <h1>Alipen · Painel</h1>
      <p className={`painel-estado tom-${estado.tom}`} role="status">
        <Sinal de="ponto" />
        {estado.texto}
      </p>
      {children}
      <p className="painel-relogio">{hora(agora)}</p>
    </header>
  );
}
