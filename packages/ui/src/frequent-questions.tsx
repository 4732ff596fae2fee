import classes from './frequent-questions.module.css';

export interface FrequentQuestion {
  key: string;
  question: string;
  answer: string;
}

/** What people ask, each answer folded under its question. */
export function FrequentQuestions({ items }: { items: readonly FrequentQuestion[] }) {
  return items.map(({ key, question, answer }) => (
    <details key={key} className={classes.question}>
      <summary>{question}</summary>
      <p>{answer}</p>
    </details>
  ));
}
