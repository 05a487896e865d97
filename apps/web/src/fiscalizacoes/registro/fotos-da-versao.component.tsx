import { lazy, Suspense, useState } from 'react';
import { Button } from '../../ui/button.component.tsx';
import { formatShortInstant } from '../../ui/date.format.ts';
import { Photo } from '../../ui/photo.component.tsx';
import { Pill } from '../../ui/pill.component.tsx';
import type { Fiscalizacao, Item, Versao } from '../fiscalizacoes.queries.ts';
import type { FotoVista } from './comparar-fotos.dialog.tsx';

const CompararFotos = lazy(() => import('./comparar-fotos.dialog.tsx'));

interface Props {
  fotos: Versao['fotos'];
  itens: readonly Item[];
  fiscalizacao: Fiscalizacao;
}

export function FotosDaVersao({ fotos, itens, fiscalizacao }: Props) {
  const [vendo, setVendo] = useState<FotoVista | null>(null);
  const { lotacao, refeicao, fusoHorario } = fiscalizacao;
  const vistas = fotos.map(({ foto, item }, n) => {
    const titulo = itens.find(({ codigo }) => codigo === item)?.titulo ?? 'Foto';
    const descricao = `${titulo}, foto ${n + 1}, ${lotacao.nome}`;
    return foto && { foto, descricao, tipoAlimentacaoId: refeicao.id };
  });
  return (
    <section className="fiscalizacao-secao">
      <h3>Fotos · {fotos.length}</h3>
      <ul className="fiscalizacao-fotos">
        {fotos.map(({ uuid, tiradaEm, deOutraHora, coberta }, n) => {
          const vista = vistas[n];
          return (
            <li key={uuid}>
              {vista ? (
                <Button variant="bare" className="fiscalizacao-foto" onClick={() => setVendo(vista)}>
                  <Photo name={vista.foto} alt={`${vista.descricao}: ver maior`} side={96} />
                </Button>
              ) : (
                <Pill tone="aviso">Ainda não chegou</Pill>
              )}
              {coberta && <Pill tone="neutro">Coberta em parte</Pill>}
              {deOutraHora && tiradaEm && (
                <Pill tone="aviso">Tirada em {formatShortInstant(tiradaEm, fusoHorario)}</Pill>
              )}
            </li>
          );
        })}
      </ul>
      <Suspense>
        {vendo && (
          <CompararFotos
            fotos={[vendo]}
            vizinhas={vistas.flatMap(vista => vista || [])}
            fechar={() => setVendo(null)}
          />
        )}
      </Suspense>
    </section>
  );
}
