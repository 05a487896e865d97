import { useState } from 'react';
import { formatCount } from '../ui/number.format.ts';
import type { Colado } from './grid.block.ts';
import type { Malha } from './grid.model.ts';
import { type Colagem, lerColagem } from './grid.paste.ts';
import { type AcaoGrade, type EstadoGrade, faixaDe } from './grid.reducer.ts';
import { ColagemRecusada } from './refused-paste.component.tsx';

export function useColagem(malha: Malha, estado: EstadoGrade, agir: (acao: AcaoGrade) => void) {
  const [pendente, setPendente] = useState<Colagem | null>(null);
  const [fala, setFala] = useState('');

  const aplicar = ({ quantidades, mudancas, faixa }: Colagem) => {
    agir({ tipo: 'trocar', quantidades, ...(faixa && { faixa }) });
    setFala(`${formatCount(mudancas, 'quantidade colada', 'quantidades coladas')}. Ctrl+Z desfaz.`);
    setPendente(null);
  };
  const colar = (colado: Colado) => {
    const lida = lerColagem(colado, faixaDe(estado), malha, estado.quantidades);
    if (lida.recusadas.length + lida.fora > 0) setPendente(lida);
    else aplicar(lida);
  };

  return {
    colar,
    fala,
    aviso: pendente && (
      <ColagemRecusada colagem={pendente} aplicar={() => aplicar(pendente)} cancelar={() => setPendente(null)} />
    ),
  };
}
