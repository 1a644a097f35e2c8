/** Something that stands beside what a state is about, so that it is seen what moves and what is covered. */
export function Neighbour() {
  return <p className="card">What stands beside it.</p>;
}
