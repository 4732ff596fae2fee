import { Navigate } from 'react-router';
import { useCouple } from '../shared/journey';
import { paths } from '../shared/paths';

/** /questionnaire: leads into the first incomplete section; when all are complete, to the answers. Customer spec §2. */
export function QuestionnaireRoute() {
  const { journey } = useCouple();
  return <Navigate to={journey.firstIncompletePath ?? paths.answers()} replace />;
}
