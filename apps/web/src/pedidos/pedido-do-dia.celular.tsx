import { GradeEmpilhada } from './grade-empilhada.component.tsx';
import { PreencherMenu } from './preencher-menu.component.tsx';

/** What only a phone shows, in one file. */
export const CELULAR = { GradeEmpilhada, PreencherMenu } as const;
