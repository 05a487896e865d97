import { lazy, Suspense, useMemo, useReducer, useState } from 'react';
import { iguais } from '../grid/grid.model.ts';
import { useColagem } from '../grid/grid.paste.hook.tsx';
import { estadoInicial, gradeReducer } from '../grid/grid.reducer.ts';
import { useUnsavedGuard } from '../record/unsaved.guard.tsx';
import { Button } from '../ui/button.component.tsx';
import { PHONE, useMediaQuery } from '../ui/media-query.hook.ts';
import { Notice } from '../ui/notice.component.tsx';
import type { Modo } from './preencher.dialog.tsx';
import type { LinhaDoTempo } from './programacoes.queries.ts';
import { type Semana, valoresDe } from './semana.model.ts';
import { SemanaGrade } from './semana-grade.component.tsx';

const PreencherDialog = lazy(() => import('./preencher.dialog.tsx'));
const NovaVersaoDialog = lazy(() => import('./nova-versao.dialog.tsx'));

interface Props {
  semana: Semana;
  linha: LinhaDoTempo;
  lotacaoId: number;
}

export function NovaProgramacao({ semana, linha, lotacaoId }: Props) {
  const zeros = useMemo(() => valoresDe(semana, []), [semana]);
  const reducer = useMemo(() => gradeReducer(semana), [semana]);
  const [estado, agir] = useReducer(reducer, zeros, estadoInicial);
  const [modo, setModo] = useState<Modo | null>(null);
  const [salvando, setSalvando] = useState(false);
  const colagem = useColagem(semana, estado, agir);
  const phone = useMediaQuery(PHONE);
  const sujo = !iguais(estado.quantidades, zeros);
  const guarda = useUnsavedGuard(sujo, ['lotacao', 'versao']);
  if (phone) return <Notice tone="aviso">Esta unidade não tem programação. Use um computador para criá-la.</Notice>;
  return (
    <div className="quantidades">
      <div className="programacoes-convite">
        <h3>Esta unidade ainda não tem programação</h3>
        <p className="quieto">
          A programação diz o que a unidade costuma pedir em cada dia da semana, e já vem preenchida na tela do pedido.
        </p>
        <p className="quantidades-acoes">
          <Button variant="primary" onClick={() => setModo('efetivo')}>
            Gerar do efetivo
          </Button>
          <Button onClick={() => setModo('unidade')}>Copiar de unidade parecida</Button>
          <span className="quieto">ou digite, ou cole do Excel, na grade</span>
        </p>
      </div>
      {colagem.aviso}
      <SemanaGrade
        semana={semana}
        estado={estado}
        salvos={zeros}
        leitura={false}
        rotulo="Quantidades por refeição, público e dia da semana"
        agir={agir}
        colar={colagem.colar}
        fala={colagem.fala}
      />
      <div className="quantidades-rodape">
        <p className="quieto">Nada foi salvo ainda.</p>
        <Button variant="primary" disabled={!sujo || estado.edicao?.erro != null} onClick={() => setSalvando(true)}>
          Salvar programação…
        </Button>
      </div>
      <Suspense>
        {modo && (
          <PreencherDialog
            modo={modo}
            semana={semana}
            quantidades={estado.quantidades}
            lotacaoId={lotacaoId}
            aplicar={quantidades => agir({ tipo: 'trocar', quantidades })}
            close={() => setModo(null)}
          />
        )}
        {salvando && (
          <NovaVersaoDialog
            semana={semana}
            digitado={{ valores: estado.quantidades, regraFeriado: 'COMO_DOMINGO', observacao: null }}
            linha={linha}
            lotacaoId={lotacaoId}
            close={() => setSalvando(false)}
            comeca={linha.hoje}
            onSaved={guarda.release}
          />
        )}
      </Suspense>
      {guarda.question}
    </div>
  );
}
