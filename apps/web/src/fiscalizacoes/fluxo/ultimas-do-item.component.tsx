import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { Button, ButtonSummary } from '../../ui/button.component.tsx';
import { formatDay } from '../../ui/date.format.ts';
import { NARROW, useMediaQuery } from '../../ui/media-query.hook.ts';
import { Photo } from '../../ui/photo.component.tsx';
import { notaEmTexto } from '../fiscalizacoes.labels.ts';
import { type DoDia, type Fiscalizacao, type Item, ultimasFiscalizacoes } from '../fiscalizacoes.queries.ts';
import type { FotoVista } from '../registro/comparar-fotos.dialog.tsx';
import { Resultado } from '../situacao.component.tsx';

const CompararFotos = lazy(() => import('../registro/comparar-fotos.dialog.tsx'));

interface Props {
  item: Item;
  entrega: DoDia;
}

/** The last inspections of this meal in this unit, with their photos of the same question: open by itself where there is room. */
export default function UltimasDoItem({ item, entrega }: Props) {
  const { data: ultimas } = useQuery(ultimasFiscalizacoes(entrega.lotacao.id, entrega.refeicao.id, entrega.data));
  const estreita = useMediaQuery(NARROW);
  const [vendo, setVendo] = useState<FotoVista | null>(null);
  if (!ultimas || ultimas.itens.length === 0) return null;
  const vistas = ultimas.itens.map(fiscalizacao => vistasDe(fiscalizacao, item));
  // Where a photo is only an aside, it is compared only with others.
  if (item.tipo !== 'FOTO' && vistas.flat().length === 0) return null;
  return (
    <details className="fluxo-ultimas" open={!estreita}>
      <ButtonSummary variant="quiet" className="fluxo-ultimas-titulo">
        As últimas desta refeição
        <span className="so-leitor">: {item.titulo}</span>
      </ButtonSummary>
      <ul>
        {ultimas.itens.map(({ id, data, resultado, nota }, n) => (
          <li key={id}>
            <span>
              {formatDay(data)} <Resultado resultado={resultado} /> nota {notaEmTexto(nota)}
            </span>
            <Fotos vistas={vistas[n] ?? []} semRede={ultimas.semRede} ver={setVendo} />
          </li>
        ))}
      </ul>
      <Suspense>
        {vendo && <CompararFotos fotos={[vendo]} vizinhas={vistas.flat()} fechar={() => setVendo(null)} />}
      </Suspense>
    </details>
  );
}

function vistasDe({ data, refeicao, conclusao }: Fiscalizacao, { codigo, titulo }: Item): readonly FotoVista[] {
  const fotos = conclusao?.fotos.flatMap(({ foto, item }) => (item === codigo && foto) || []) ?? [];
  return fotos.map((foto, n) => ({
    foto,
    descricao: `${titulo}, foto ${n + 1} de ${formatDay(data)}`,
    tipoAlimentacaoId: refeicao.id,
  }));
}

interface FotosProps {
  vistas: readonly FotoVista[];
  semRede: boolean;
  ver: (vista: FotoVista) => void;
}

function Fotos({ vistas, semRede, ver }: FotosProps) {
  if (vistas.length === 0) return <span className="quieto">Sem foto deste item.</span>;
  if (semRede) return <span className="quieto">As fotos aparecem quando houver conexão.</span>;
  return (
    <span className="fluxo-ultimas-fotos">
      {vistas.map(vista => (
        <Button key={vista.foto} variant="bare" onClick={() => ver(vista)}>
          <Photo name={vista.foto} alt={`${vista.descricao}: ver maior`} side={72} />
        </Button>
      ))}
    </span>
  );
}
