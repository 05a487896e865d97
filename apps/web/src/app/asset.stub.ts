// Stands for stylesheets and pictures in Jest, which does not bundle.
export default '';
